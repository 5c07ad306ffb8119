import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { addresses } from '../content/addresses.ts'
import { capitalise } from '../content/capitalise.ts'
import type { Copy } from '../content/copy.ts'
import { mailHref } from '../content/phone.ts'
import { formatPrice } from '../content/price.ts'
import { linkText } from '../site/linkText.ts'
import { columnsAt, covering, quiet, tappable } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { below, color, edge, font, from, leading, panel, onPaper, radius, size } from '../theme/tokens.ts'
import { Card } from '../ui/Card.tsx'
import { productGrid, sixGrid } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'

const card = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${panel.card}
  img {
    ${covering('6 / 5')}
  }
  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    padding: 14px 12px;
    ${from.md} {
      padding: 18px 20px;
    }
  }
  h3 + p {
    margin-top: 6px;
  }
  h3 {
    max-width: 100%;
    font-size: ${size.body};
    ${from.md} {
      font-size: 1.25rem;
    }
  }
  small {
    ${quiet('.875rem')}
    font-weight: 400;
    letter-spacing: 0;
    white-space: nowrap;
  }
  p {
    ${quiet(size.small, leading.small)}
  }
  ${edge.whole}
  ${onPaper.noPictures}
`
/** On a phone the picture stands left of name and price, and the words below have the width of the card. */
const row = css`
  ${below.md} {
    ${from.xs} {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      gap: 0 16px;
      padding: 14px 16px 6px 14px;
      > img,
      > picture img {
        grid-row: 1 / 3;
        border-radius: ${radius.thumb};
      }
      > div {
        display: contents;
      }
      h3 {
        align-self: end;
      }
      h3 ~ p ~ * {
        grid-column: 1 / -1;
      }
      h3 ~ p ~ p {
        margin-top: 12px;
      }
    }
  }
`
/** Names, prices and what is said of them stand on lines of their own across the row. */
const aligned = css`
  ${from.md} {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 5;
    row-gap: 0;
    > div {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 4;
      row-gap: 0;
    }
  }
`
const price = css`
  && {
    margin-block: 4px;
    color: ${color.pine};
    font: 650 1.375rem/1.3 ${font.head};
  }
`
const ask = css`
  ${tappable('10px')}
  margin-top: auto;
  font-size: ${size.small};
  font-weight: 600;
  svg {
    display: none;
    flex: none;
    ${from.md} {
      display: block;
    }
  }
  ${from.md} {
    padding-top: 12px;
  }
`

/** A name, of which what stands between brackets matters less: "Weerstandsbanden (set van 3)". */
function withSmallAddition(name: string): ReactNode {
  const [first, addition] = name.split(/ (?=\(.*\)$)/u)
  return addition === undefined ? (
    name
  ) : (
    <>
      {first} <small>{addition}</small>
    </>
  )
}

/** The shop's products; asking for one opens an e-mail in which its name is filled in. */
function Products({ site: { facts, copy, picture }, items }: BlockProps<'Producten'>) {
  return (
    <ul css={productGrid}>
      {items.map((product) => {
        const name = product.name.replaceAll('\u00AD', '')
        const subject = copy.product.subject({ product: name })
        const body = copy.product.message({ product: name, name: facts.name })
        return (
          <li key={product.id} css={[card, row, aligned]}>
            <Picture picture={picture(product.picture)} sizes={`${fromWidth.lg} 25vw, 50vw`} />
            <div>
              <h3>{withSmallAddition(product.name)}</h3>
              <p css={price}>{typeof product.price === 'number' ? formatPrice(product.price) : product.price}</p>
              <p>{product.text}</p>
              <a css={ask} href={mailHref(facts.email, { subject, body })}>
                <Icon path={icons.envelope} size={18} />
                <span>
                  {copy.buttons.askProduct}
                  <span css={visuallyHidden}>{`: ${name}`}</span>
                </span>
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const aidGrid = css`
  display: grid;
  gap: 14px;
  ${columnsAt(from.md, 3, '20px')}
  /* The longest name is one word. */
  ${from.md} {
    h3 {
      font-size: 1.25rem;
    }
  }
`

/** The kinds of aids, each with its picture; the card leads to where it is sold or lent. */
function Aids({ site, items }: BlockProps<'Hulpmiddelen'>) {
  const { picture, copy, hidden } = site
  return (
    <ul css={aidGrid} data-wide="">
      {items.map(({ name, text, link, label, picture: drawing }) =>
        link === undefined || hidden.includes(link) ? (
          <li key={name} css={[card, row]}>
            <Picture picture={picture(drawing)} sizes={`${fromWidth.cards2} 320px, 100vw`} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ) : (
          <Card
            key={name}
            href={link}
            title={name}
            text={text}
            picture={picture(drawing)}
            isThing
            more={label ?? linkText(site, link)}
            place={linkText(site, link)}
            fallbackAlt={copy.pictures.fallback}
          />
        ),
      )}
    </ul>
  )
}

/** With a capital and a full stop. */
const sentence = (text: string): string => `${capitalise(text)}${/[.?!]$/.test(text) ? '' : '.'}`

const terms = css`
  display: block;
  ${quiet(size.small)}
  font-weight: 400;
  white-space: normal;
  strong {
    color: ${color.pine};
    font: 650 1.375rem/1.3 ${font.head};
  }
`

/** What it costs a week, and what one gets back. */
const Terms = ({ copy, perWeek, deposit }: { copy: Copy; perWeek: number; deposit: number | undefined }) => (
  <span css={terms}>
    <strong>{formatPrice(perWeek)}</strong> {copy.product.perWeek}
    {deposit !== undefined && (
      <>
        <br />
        {copy.product.deposit({ amount: formatPrice(deposit) })}
      </>
    )}
  </span>
)

/** What can be rented; each card leads to where one asks for it. */
function Rentals({ site: { copy, picture }, items }: BlockProps<'Verhuur'>) {
  return (
    <ul css={sixGrid}>
      {items.map(({ name, description, picture: drawing, price: perWeek, deposit }) => (
        <Card
          key={name}
          href={addresses.contact}
          title={name}
          text={sentence(description)}
          picture={drawing === undefined ? undefined : picture(drawing)}
          isThing
          place={copy.buttons.reserve}
          more={perWeek === undefined ? copy.buttons.reserve : <Terms {...{ copy, perWeek, deposit }} />}
          fallbackAlt={copy.pictures.fallback}
        />
      ))}
    </ul>
  )
}

export default [block('Producten', Products), block('Hulpmiddelen', Aids), block('Verhuur', Rentals)]
