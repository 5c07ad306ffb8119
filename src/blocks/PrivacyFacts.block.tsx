import { css } from '@emotion/react'
import { Children, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Site } from '../site/page.ts'
import { color } from '../theme/tokens.ts'
import { block } from './block.ts'

const terms = css`
  display: grid;
  gap: 8px;
  margin-top: 8px;
  dt {
    color: ${color.ink};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`
/** What the owner told about privacy, each part under its heading; what is absent is left out. */
function PrivacyFacts({ site: { facts, copy } }: { site: Site }) {
  const { controller, officer, purposes, recipients, transfers, serverLogs, chamberOfCommerce, vatNumber, registers } =
    facts.privacy
  const words = copy.privacy
  return (
    <>
      <Part heading={words.controller}>
        {controller && <p>{controller}</p>}
        {controller && chamberOfCommerce && (
          <p>
            {words.chamberOfCommerce}: {chamberOfCommerce}
          </p>
        )}
        {controller && isTold(vatNumber) && (
          <p>
            {words.vatNumber}: {vatNumber}
          </p>
        )}
      </Part>
      <Part heading={words.registers}>{registers && <List items={registers} />}</Part>
      <Part heading={words.officer}>{isTold(officer) && <p>{officer}</p>}</Part>
      <Part heading={words.purposes}>
        {purposes?.map(({ purpose, ...told }) => (
          <Fragment key={purpose}>
            <h3>{purpose}</h3>
            <dl css={terms}>
              {(['data', 'ground', 'kept'] as const).map((term) => (
                <div key={term}>
                  <dt>{words[term]}</dt>
                  <dd>{told[term]}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </Part>
      <Part heading={words.recipients}>{recipients && <List items={recipients} />}</Part>
      <Part heading={words.transfers}>{transfers && <p>{transfers}</p>}</Part>
      <Part heading={words.serverLogs}>{serverLogs && <p>{serverLogs}</p>}</Part>
    </>
  )
}

/** Whether there is something to show: the owner may also have said that there is none. */
const isTold = (text: string | undefined): boolean => text !== undefined && text !== 'geen'

/** A heading with what stands under it, or nothing. */
const Part = ({ heading, children }: { heading: string; children: ReactNode }) =>
  Children.toArray(children).length > 0 ? (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  ) : null

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

export default block('Privacygegevens', PrivacyFacts)
