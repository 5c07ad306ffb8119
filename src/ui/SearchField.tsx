import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { disc } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { color, from, radius, size, width } from '../theme/tokens.ts'
import { buttonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'

const form = css`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 53.75rem;
  min-height: 64px;
  padding: 4px 6px 4px 16px;
  border: 2px solid ${color.pine};
  border-radius: ${radius.pill};
  background: ${color.white};
  ${from.md} {
    min-height: 72px;
    padding-inline: 20px 10px;
  }
  > svg {
    flex: none;
    color: ${color.pine};
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  /* The buttons stand on white, whatever the ground of the field; a second ring keeps their edge apart from it. */
  > button:focus-visible {
    outline: 3px solid ${color.ember};
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.white};
  }
`
const input = css`
  flex: 1;
  min-width: 0;
  min-height: ${width.target};
  border: 0;
  outline: 0;
  background: none;
  color: ${color.ink};
  font-family: inherit;
  font-size: ${size.lead};
  font-weight: 500;
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`

interface Props {
  /** What the field is for, seen and heard. */
  label: string
  /** The same with the words that stand above it, where there are any (WCAG 2.5.3). */
  name?: string
  button: string
  /** The name of the button that empties the field; a script shows it. */
  clear?: string
}

/** The form to search the site: without script it asks the server, which knows the page of a word or has them all. */
export function SearchField({ label, name = label, button, clear }: Props) {
  return (
    <form css={form} role="search" action={addresses.search}>
      <Icon path={icons.search} size={24} />
      <input
        css={input}
        type="search"
        name="q"
        aria-label={name}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      {clear && (
        <button type="button" css={clearButton} aria-label={clear} data-clear="" hidden>
          <Icon path={icons.cross} size={20} />
        </button>
      )}
      <button type="submit" css={[buttonStyle('primary'), submit]}>
        {button}
      </button>
    </form>
  )
}

const clearButton = css`
  ${disc(width.target)}
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.pine};
  cursor: pointer;
  &:hover {
    background: ${color.mist};
  }
`
const submit = css`
  flex: none;
  padding-inline: 18px;
`
