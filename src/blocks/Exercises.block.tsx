import * as icons from '../theme/icons.ts'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'
import { Card, Notes } from './exerciseCard.tsx'
import { frame, notes, row } from './exerciseCardStyles.ts'
import * as styles from './exerciseStyles.ts'
import { saidOnce } from './saidOnce.ts'

/** The id of the sheet, which buttons lead to; the block declares it (src/content/blocks). */
export const sheetId = 'vandaag'
/** The id of its heading and first line, by which the row of exercises is called. */
const rowName = 'oefeningen'

/**
 * "Dit kunt u vandaag doen": the sheet one gets from a therapist, three exercises side by side. What would be said at
 * each of them is said once, before the first. On paper it is a page of its own with boxes to tick.
 */
export default block('Oefeningen', ({ site: { copy, exercise: find }, items, children }) => {
  const exercises = items.flatMap((name) => find(name) ?? [])
  const { print, rule, legend } = copy.exercises
  const stop = saidOnce(exercises.map((exercise) => [exercise.stop]))
  const calls = saidOnce(exercises.map((exercise) => exercise.calls))
  const cautions = saidOnce(exercises.map((exercise) => exercise.cautions))
  return (
    <section id={sheetId} css={styles.band} data-oefenblad="" data-wide="">
      <div css={styles.sheet}>
        <div id={rowName} css={styles.head}>
          {children}
        </div>
        {[stop, calls, cautions].some(({ shared }) => shared.length > 0) && (
          <div css={[notes, styles.before]}>
            <div>
              <Notes stop={stop.shared} calls={calls.shared} />
            </div>
            <Notes cautions={cautions.shared} />
          </div>
        )}
        <p css={styles.legend}>{legend}</p>
        {/* What scrolls has to be reached with a keyboard (WCAG 2.1.1). */}
        <section css={frame} aria-labelledby={rowName} tabIndex={0}>
          <ul css={row}>
            {exercises.map((exercise, index) => (
              <Card
                key={exercise.id}
                copy={copy}
                exercise={exercise}
                next={exercises[index + 1]}
                at={[index + 1, exercises.length]}
              >
                <Notes stop={stop.own[index]} calls={calls.own[index]} cautions={cautions.own[index]} />
              </Card>
            ))}
          </ul>
        </section>
        <div css={[notes, styles.after]}>
          <Notes cautions={[rule]} />
          <button type="button" hidden data-print="">
            <Icon path={icons.printer} size={20} />
            {print}
          </button>
        </div>
      </div>
    </section>
  )
})
