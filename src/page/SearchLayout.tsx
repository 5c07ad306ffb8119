import { css } from '@emotion/react'
import { bullets, prose } from '../blocks/prose.ts'
import { capitalise } from '../content/capitalise.ts'
import { wordsIn } from '../content/search/terms.ts'
import { searchKey } from '../content/search/words.ts'
import { formatPhone, whatsappHref } from '../content/phone.ts'
import type { Site } from '../site/page.ts'
import { quiet, sticking } from '../theme/declarations.ts'
import { notInPrint, visuallyHidden } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, between, color, edge, from, leading, radius, size, width } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { CallButton } from '../ui/contactButtons.tsx'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'
import { Fold } from '../ui/Fold.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { withEmergency } from '../ui/withEmergency.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { results } from './searchStyles.ts'
import { Text } from './Text.tsx'

const head = css`
  h1 {
    font-size: ${size.title};
    line-height: ${leading.title};
  }
  h1 + p {
    max-width: ${width.prose};
    margin: 14px 0 24px;
    ${quiet(size.lead, leading.lead)}
  }
`
const keys = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-top: 14px;
  ${quiet(size.small)}
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 26px;
    min-height: 26px;
    margin-right: 6px;
    padding-inline: 6px;
    border-radius: 8px;
    background: ${color.mist};
    font-family: inherit;
    font-weight: 600;
  }
  ${below.hero}, (hover: none), (scripting: none) {
    display: none;
  }
`
/** From 1024 help stands beside field and results from the start, so that it keeps its place when something is found. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 40px) 56px;
  padding-top: 2vw;
  align-items: start;
  ${from.lg} {
    grid-template: auto 1fr / minmax(0, 1fr) 284px;
    > aside {
      grid-area: 1 / 2 / 3;
    }
  }
  &:has([data-results]:not([hidden]), [data-none]:not([hidden])) [data-popular] {
    display: none;
  }
`
const help = css`
  padding: 28px;
  border-radius: ${radius.large};
  background: ${color.mist};
  ${edge.forced}
  /* Above the list it is nobody's heading. */
  ${below.lg} {
    margin-bottom: 40px;
  }
  ${sticking}
  h2 {
    font-size: ${size.card};
  }
  p {
    margin-block: 8px 16px;
    ${quiet(size.cardText, 1.5)}
  }
  > a {
    width: 100%;
  }
  /* As wide as a tablet its button stands beside its words. */
  ${from.md} {
    ${below.lg} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 32px;
      align-items: center;
      padding-block: 22px;
      > a {
        grid-area: 1 / 2 / 3;
      }
      > p {
        margin-bottom: 0;
      }
    }
  }
`
const popularWords = css`
  margin-top: clamp(24px, 3vw, 32px);
  h2 {
    margin-bottom: 10px;
    font-size: ${size.body};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    /* Two beside each other on a phone: our letters, which come later, would move a word to another line, and all below it. */
    ${below.md} {
      > li {
        min-width: calc(50% - 4px);
      }
    }
    /* Beside help there is no room for all: two lines of about one length. */
    ${between('lg', 'xl')} {
      max-width: 30rem;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${width.target};
    padding-inline: 18px;
    /* Seen where the visitor's own colours leave no ground. */
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    background: ${color.mist};
    font-size: ${size.cardText};
    font-weight: 500;
    text-decoration-color: transparent;
  }
`
/* What grows above it moves this long list with every letter typed: a browser lays it out when it comes into view. */
const beneath = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 1800px;
`
const plainNote = css`
  color: ${color.ink2};
  @media (scripting: enabled) {
    display: none;
  }
`

/** The page to search: a field, what was found, help beside it, and the text of the page below. */
export function SearchLayout({ site, page }: LayoutProps<'zoeken'>) {
  const { heading, lead } = page.frontmatter
  const words = site.copy.search
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <div data-search={site.searchFile} data-words={JSON.stringify(wordsFor(site))}>
        <div css={[container, columns]}>
          <div css={head}>
            <h1>{heading}</h1>
            <p>{lead}</p>
            <SearchField label={words.field} button={words.button} clear={words.clear} />
            <Keys site={site} />
            <Popular site={site} page={page} />
          </div>
          <section aria-label={words.name} css={results}>
            <p css={plainNote}>{words.withoutScript}</p>
            <Alarms page={page} />
            <p role="status" data-status="" />
            <ol data-results="" hidden />
            <NothingFound site={site} page={page} />
          </section>
          <Help site={site} page={page} />
        </div>
      </div>
      <Fold />
      <div css={beneath}>
        <Text site={site} page={page} />
      </div>
    </>
  )
}

/** What the script says, in the words of the practice. */
const wordsFor = ({ copy: { search } }: Site) => [
  search.one,
  search.many,
  search.none,
  search.meant,
  search.kinds.question,
  search.kinds.exercise,
]

/** The keys that the script knows; only for who has them. */
function Keys({ site: { copy } }: { site: Site }) {
  const { field, arrows, choose, open } = copy.search.keys
  return (
    <p css={[keys, notInPrint]} data-keys="">
      <span>
        <kbd>/</kbd> {field}
      </span>
      <span>
        <kbd>{arrows}</kbd> {choose}
      </span>
      <span>
        <kbd>Enter</kbd> {open}
      </span>
    </p>
  )
}

/**
 * What cannot wait, above all that is found: the script shows what the typed words say, told at once to who listens
 * (WCAG 4.1.3).
 */
function Alarms({ page }: Pick<LayoutProps<'zoeken'>, 'page'>) {
  return (
    <div role="alert">
      {page.frontmatter.alarmen.map(({ woorden, tekst }, index) => (
        <p key={index} data-alarm={JSON.stringify(woorden.map(wordsIn))} hidden>
          {withEmergency(tekst)}
        </p>
      ))}
    </div>
  )
}

/** Shown by the script when nothing was found: what to try, and somebody to call. */
function NothingFound({ site: { copy, facts, picture }, page: { frontmatter } }: LayoutProps<'zoeken'>) {
  return (
    <div data-none="" hidden>
      <p data-meant="" hidden />
      <div css={[prose, bullets]}>
        <ul>
          {copy.search.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
      <div css={buttonRow}>
        <CallButton facts={facts}>{copy.buttons.call({ phone: formatPhone(facts.phone) })}</CallButton>
        <Button href={whatsappHref(facts.whatsapp)} look="secondary" icon={icons.whatsapp}>
          {copy.buttons.whatsapp}
        </Button>
      </div>
      {frontmatter.picture === undefined ? null : <Picture picture={picture(frontmatter.picture)} sizes="480px" />}
    </div>
  )
}

function Help({ site, page }: LayoutProps<'zoeken'>) {
  const { aside } = page.frontmatter
  const { copy, facts } = site
  return (
    <aside css={[help, notInPrint]} aria-label={aside.question}>
      <h2>{aside.question}</h2>
      <p>{aside.text}</p>
      <CallButton facts={facts}>
        <span css={visuallyHidden}>{copy.headings.phone} </span>
        {formatPhone(facts.phone)}
      </CallButton>
    </aside>
  )
}

/** What others look for, until something is asked. */
function Popular({ site: { copy, terms }, page }: LayoutProps<'zoeken'>) {
  const links = page.frontmatter.popular.flatMap((word) => {
    const term = terms.find(({ text }) => searchKey(text) === searchKey(word))
    return term ? [{ word, href: term.path }] : []
  })
  return (
    <div css={[popularWords, notInPrint]} data-popular="">
      <h2>{copy.search.popular}</h2>
      <ul>
        {links.map(({ word, href }) => (
          <li key={word}>
            <a href={href}>{capitalise(word)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
