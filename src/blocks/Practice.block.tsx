import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { days, dayName, listed } from '../content/hours.ts'
import { formatPrice } from '../content/price.ts'
import type { Member } from '../content/practice.ts'
import type { Site } from '../site/page.ts'
import { centred, columnsAt, covering, quiet } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { color, edge, font, from, panel, size } from '../theme/tokens.ts'
import * as icons from '../theme/icons.ts'
import { Chip } from '../ui/Chip.tsx'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'
import { withLines } from './itemIcons.ts'
import { SectionHead } from './Section.block.tsx'

const team = css`
  display: grid;
  gap: 16px;
  margin-top: 32px;
  ${from.cards2} {
    /* In the visitor's letters: a long name still fits its card when they are twice as large. */
    grid-template-columns: repeat(auto-fill, minmax(12.75rem, 1fr));
    gap: 20px;
  }
`
const card = css`
  overflow: hidden;
  ${panel.card}
  img {
    ${covering('170 / 190')}
  }
  > div {
    padding: 18px 20px;
  }
  h3 {
    font-size: 1.25rem;
  }
  p {
    margin-top: 8px;
    ${quiet(size.small, 1.4)}
  }
  ${edge.whole}
`
const week = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 12px;
  font-size: 0.8125rem;
  span {
    ${centred('2em')}
    border-radius: 50%;
    color: ${color.ink2};
  }
  [data-works] {
    background: ${color.pine};
    color: ${color.white};
    ${edge.forced}
  }
`

/** The days that someone works, as discs and in words. */
function Days({ site: { facts, copy }, days: working }: { site: Site; days: Member['days'] }) {
  const all = new Set(Object.values(working).flat())
  const told = facts.locations.flatMap(({ id, name }) => (working[id] ? [`${name}: ${working[id].join(', ')}`] : []))
  return (
    <>
      <p css={visuallyHidden}>{`${copy.headings.workingDays} ${told.join('; ')}`}</p>
      <div css={week} aria-hidden="true">
        {days
          .filter((day) => day !== 'zondag' || all.has(day))
          .map((day) => (
            <span key={day} data-works={all.has(day) ? '' : undefined}>
              {dayName(day).slice(0, 2)}
            </span>
          ))}
      </div>
      <p aria-hidden="true">{listed(facts.locations.flatMap(({ id, name }) => (working[id] ? [name] : [])))}</p>
    </>
  )
}

/** Who works here; nothing while the facts name nobody. */
function Team({ site, children }: { site: Site; children: ReactNode }) {
  if (!site.facts.team) return null
  return (
    <>
      <SectionHead>{children}</SectionHead>
      <ul css={team}>
        {site.facts.team.map(({ name, role, specialism, register, picture, days: working }) => (
          <li key={name} css={card}>
            {picture && <Picture picture={site.picture(picture)} sizes="260px" />}
            <div>
              <h3>{name}</h3>
              <p>{[role, specialism].filter(Boolean).join(', ')}</p>
              {register && <p>{register}</p>}
              <Days site={site} days={working} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const rows = css`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 24px;
    padding-block: 14px;
    border-bottom: 1px solid ${color.line};
  }
  > div:first-of-type {
    border-top: 2px solid ${color.ink};
  }
  dd {
    margin-left: auto;
    color: ${color.pine};
    font: 600 1.125rem ${font.head};
    font-variant-numeric: tabular-nums;
  }
`
const split = css`
  display: grid;
  gap: 32px 64px;
  ${from.hero} {
    grid-template-columns: 1fr 1.35fr;
  }
`

/** What a treatment costs; nothing while the facts name no price. */
function Fees({ site: { facts }, children }: { site: Site; children: ReactNode }) {
  if (!facts.fees) return null
  return (
    <div css={split}>
      <SectionHead>{children}</SectionHead>
      <dl css={rows}>
        {facts.fees.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** How to complain about the practice (Wkkgz); nothing while the facts do not say. */
function Complaints({ site: { facts }, children }: { site: Site; children: ReactNode }) {
  const procedure = facts.complaintsProcedure
  if (!procedure) return null
  const { text, body, href } = procedure
  return (
    <>
      <SectionHead>{children}</SectionHead>
      <p>{text}</p>
      {body && <p>{href ? <a href={href}>{body}</a> : body}</p>}
    </>
  )
}

/** Facts, and so no cards, which would look like links: each under a rule with its disc before its words, or all in one strip. */
const marks = css`
  > ul {
    display: grid;
    gap: 16px;
    ${columnsAt(from.md, 2, '24px')}
    ${columnsAt(from.cards4, 4)}
  }
  > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 20px;
    align-content: start;
    align-items: center;
    padding-top: 20px;
    border-top: 2px solid ${color.ink};
    font: 600 clamp(1.0625rem, 1rem + 0.35vw, 1.25rem) / 1.25 ${font.head};
    &:has(> p) > span {
      grid-row: 1 / span 2;
    }
    > :not(span) {
      grid-column: 2;
    }
    @media print {
      > span {
        display: none;
      }
    }
  }
  /* One strip, as the one of home, with a line between its parts. */
  ${from.cards4} {
    > ul {
      gap: 0;
      padding-block: 20px;
      ${panel.large}
      ${edge.forced}
    }
    > ul > li {
      gap: 0 16px;
      padding: 12px 24px;
      border-top: 0;
      align-content: center;
      font-size: 1.125rem;
      &:not(:nth-child(4n + 1)) {
        border-left: 1px solid ${color.line};
      }
    }
  }
  p {
    margin-top: 6px;
    color: ${color.ink2};
    font: 400 ${size.cardText}/1.5 ${font.text};
  }
  > p {
    margin-top: 24px;
  }
`

/** What the practice is recognised as: by name from the facts, or in the words of the page. */
function Accreditations({ site: { facts }, icons: own = [], children }: BlockProps<'Erkenningen'>) {
  const { accreditations, agb } = facts
  return (
    <div css={marks}>
      {accreditations ? (
        <ul>
          {accreditations.map(({ name, text }) => (
            <li key={name}>
              <Chip icon={icons.certificate} tint="sand" />
              {name}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      ) : (
        withLines(children, (inside, index) => [
          <Chip key="icon" icon={own[index] ?? icons.checkChip} tint="sand" />,
          inside,
        ])
      )}
      {agb && <p>{`AGB ${agb}`}</p>}
    </div>
  )
}

export default [
  block('Team', Team),
  block('Tarieven', Fees),
  block('Klachtenregeling', Complaints),
  block('Erkenningen', Accreditations),
]
