import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { exerciseAnchor } from '../content/addresses.ts'
import type { ShownExercise, Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { Icon } from '../ui/Icon.tsx'
import { withEmergency } from '../ui/withEmergency.tsx'
import * as styles from './exerciseCardStyles.ts'

interface MotionProps {
  copy: Site['copy']['exercises']
  exercise: ShownExercise
}

interface CardProps {
  copy: Site['copy']
  exercise: ShownExercise
  /** The one beside it, which a phone shows no more of than its edge. */
  next: ShownExercise | undefined
  /** Which one it is, of how many. */
  at: readonly [number: number, total: number]
  /** When to stop, and what to mind. */
  children: ReactNode
}

/**
 * What shows an exercise in motion over its drawing. The browser opens it, and fetches the picture then; what moves for
 * longer than five seconds can be stopped (WCAG 2.2.2), and opening one closes another.
 */
function Motion({ copy: { move }, exercise: { name, moving } }: MotionProps) {
  return (
    <details name="beweging" data-screen="">
      <summary>
        {move}
        <span css={visuallyHidden}>{`: ${name}`}</span>
      </summary>
      <img src={moving.src} alt={`${move}: ${name}`} width={moving.width} height={moving.height} loading="lazy" />
    </details>
  )
}

/** One exercise: its figure, what to do, how often, and when to stop. */
export function Card({ copy, exercise, next, at: [number, total], children }: CardProps) {
  const { id, name, steps, dosage, figure } = exercise
  const [first, ...often] = dosage.split(', ')
  return (
    <li id={exerciseAnchor(id)}>
      <img src={figure.src} alt="" width={figure.width} height={figure.height} loading="lazy" />
      <div>
        <p>{copy.exercises.number({ number, total })}</p>
        <Motion copy={copy.exercises} exercise={exercise} />
      </div>
      <h3>{name}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <Icon path={icons.repeat} size={20} />
        <span>
          <b>{first}</b> {often.join(', ')}
        </span>
      </p>
      <div css={styles.notes}>
        {children}
        <p css={styles.days}>
          {copy.exercises.days.split(' ').map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
      {next && (
        <a href={`#${exerciseAnchor(next.id)}`} css={styles.onward}>
          {copy.exercises.next({ name: next.name })}
          <Icon path={icons.arrowRight} size={18} />
        </a>
      )}
    </li>
  )
}

interface NotesProps {
  stop?: readonly string[] | undefined
  calls?: readonly string[] | undefined
  cautions?: readonly string[] | undefined
}

/** When to stop, whom to call at once, and what to mind, as far as each is said here. */
export function Notes({ stop = [], calls = [], cautions = [] }: NotesProps) {
  const notes = [
    { icon: icons.handPalm, remarks: stop, Words: 'strong' },
    { icon: icons.phone, remarks: calls, Words: 'strong' },
    // Together, so that three exercises keep to one sheet of paper.
    { icon: icons.info, remarks: cautions.length > 0 ? [cautions.join(' ')] : [], Words: Fragment },
  ] as const
  return notes.flatMap(({ icon, remarks, Words }) =>
    remarks.map((remark) => (
      <p key={remark}>
        <Icon path={icon} size={18} />
        <Words>{withEmergency(remark)}</Words>
      </p>
    )),
  )
}
