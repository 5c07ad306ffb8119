import { css } from '@emotion/react'
import { shares, type Coverage } from '../content/kinds/lists.ts'
import { quiet, square } from '../theme/declarations.ts'
import { below, color, edge, font, from, panel, size } from '../theme/tokens.ts'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'

const card = css`
  display: grid;
  overflow: hidden;
  ${panel.large}
  ${edge.plain}
`
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.cardText};
  line-height: 1.4;
  th,
  td {
    padding: 14px 20px;
    text-align: left;
  }
  thead th {
    background: ${color.mist};
    font-weight: 600;
  }
  tbody tr + tr > * {
    border-top: 1px solid ${color.line};
  }
  /* Four columns on a tablet: less between them. */
  ${from.md} {
    ${below.hero} {
      th,
      td {
        padding-inline: 10px;
      }
      th:first-of-type {
        padding-left: 20px;
      }
      th img {
        ${square('44px')}
      }
    }
  }
  tbody th {
    font: 600 1.125rem/1.3 ${font.head};
  }
  img {
    ${square('60px')}
    border-radius: 12px;
    object-fit: cover;
  }
  /* A sheet of paper is narrow, but takes small letters. */
  @media screen {
    ${below.md} {
      &,
      tbody,
      tr,
      th,
      td {
        display: block;
      }
      thead {
        display: none;
      }
      tbody tr {
        padding: 18px 20px;
      }
      tbody tr > * {
        padding: 6px 0;
        border: 0;
      }
      tbody tr + tr > * {
        border: 0;
      }
      tbody tr + tr {
        border-top: 1px solid ${color.line};
      }
    }
  }
  @media print {
    th,
    td {
      padding: 4pt 6pt;
    }
    img {
      width: 0;
    }
  }
`
const subject = css`
  display: flex;
  align-items: center;
  gap: 16px;
`
const cell = css`
  display: flex;
  gap: 10px;
  align-items: center;
  svg {
    flex: none;
    color: ${color.pine};
  }
  ${below.narrow} {
    flex-wrap: wrap;
  }
`
/** The name of the column, where the table is a list. */
const label = css`
  display: none;
  flex: 0 0 44%;
  ${quiet(size.small)}
  @media screen {
    ${below.md} {
      display: block;
    }
  }
  ${below.narrow} {
    flex-basis: 100%;
  }
`
/** What each disc means; who hears the page has it from the words beside it. */
const legend = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.4rem, max-content));
  gap: 8px 10px;
  padding: 16px 20px;
  border-top: 1px solid ${color.line};
  ${quiet(size.small)}
  > span {
    flex-wrap: nowrap;
  }
  /* Above a list; under a table, whose columns explain most. */
  @media screen {
    ${from.md} {
      display: flex;
      gap: 24px;
    }
    ${below.md} {
      order: -1;
      border: solid ${color.line};
      border-width: 0 0 1px;
    }
  }
`

/** How much, as a disc: full, half, a dashed ring, a line. The words beside it say the same. */
const discs: Record<(typeof shares)[number], React.ReactNode> = {
  helemaal: <circle cx="10" cy="10" r="9" fill="currentColor" />,
  deels: (
    <>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 0 0 16Z" fill="currentColor" />
    </>
  ),
  soms: <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.5 2.8" />,
  niet: <path d="M5 9h10v2H5Z" fill="currentColor" />,
}

const Disc = ({ share }: Pick<Coverage['own'], 'share'>) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    {discs[share]}
  </svg>
)

function Share({ name, part: { share, text } }: { name: string; part: Coverage['own'] }) {
  return (
    <span css={cell}>
      <span css={label}>{name}</span>
      <Disc share={share} />
      <span>{text}</span>
    </span>
  )
}

/** Who pays what of each treatment: a table, on a narrow screen a list. */
function CoverageTable({ site: { copy, picture }, items }: BlockProps<'Vergoeding'>) {
  const { headings } = copy
  const columns = [headings.basicInsurance, headings.additionalInsurance, headings.yourself]
  return (
    <div css={card}>
      <table css={table}>
        <thead>
          <tr>
            {[headings.treatment, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, picture: drawing, basic, additional, own }) => (
            <tr key={name}>
              <th scope="row">
                <span css={subject}>
                  <Picture picture={picture(drawing)} alt="" sizes="60px" />
                  {name}
                </span>
              </th>
              {[basic, additional, own].map((part, index) => (
                <td key={columns[index]}>
                  <Share name={columns[index] ?? ''} part={part} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p css={legend} aria-hidden="true">
        {headings.shares.split(', ').map((text, index) => (
          <span key={text} css={cell}>
            <Disc share={shares[index] ?? 'niet'} />
            {text}
          </span>
        ))}
      </p>
    </div>
  )
}

export default block('Vergoeding', CoverageTable)
