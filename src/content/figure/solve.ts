import type { Report, Strain } from './body.ts'
import { frontBody } from './front.ts'
import type { FrontBody, FrontSide } from './front.ts'
import { between, distance, heading, polar } from './geometry.ts'
import type { Point } from './geometry.ts'
import { handShape } from './hand.ts'
import type { Hand } from './hand.ts'
import type { Figure, Pose, View, poseWords } from './schema.ts'
import { sideBody } from './side.ts'
import type { SideBody } from './side.ts'

/** The joints of a pose, and the same by the names that arcs use. */
export type Solved = { named: ReadonlyMap<string, Point> } & (
  | { view: 'side'; body: SideBody }
  | { view: 'front'; body: FrontBody }
  | { view: 'hand'; body: Hand }
)

const silent: Report = () => {}

/** The joints of a pose, moved so that the joint named in `at` stands on its spot. */
export function solve({ view, scale }: Pick<Figure, 'view' | 'scale'>, pose: Pose, report: Report = silent): Solved {
  const [joint, x, y] = pose.at
  const [dx, dy] = pointOf(solveAt(view, pose, scale, [0, 0], silent), joint)
  return solveAt(view, pose, scale, [x - dx, y - dy], report)
}

function solveAt(view: View, pose: Pose, scale: number, origin: Point, report: Report): Solved {
  if (view === 'side') {
    const body = sideBody(report, pose, scale, origin)
    return { view, body, named: namesOfSide(body) }
  }
  if (view === 'front') {
    const body = frontBody(report, pose, scale, origin)
    return { view, body, named: namesOfFront(body) }
  }
  const body = handShape(report, pose, scale, origin)
  return { view, body, named: namesOfHand(body) }
}

/** The joint of that name; the middle of the canvas when this view has none, which the rule for figures reports. */
export const pointOf = ({ named }: Solved, joint: string): Point => named.get(joint) ?? [240, 180]

/** The pose of the beginning, but for what is other. */
const changed = (start: Pose, other: Figure['end']): Pose => ({
  ...start,
  ...Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined)),
})
/** The pose at the end. */
export const endOf = ({ start, end }: Figure): Pose => changed(start, end)
/** The pose halfway, where one is given. */
export const viaOf = ({ start, via }: Figure): Pose | undefined => via && changed(start, via)

/** Which joints of a figure would have to bend further than a body can, and in which of its poses. */
export function strainsOf(figure: Figure): (Strain & { pose: keyof typeof poseWords })[] {
  const found: (Strain & { pose: keyof typeof poseWords })[] = []
  const look = (pose: keyof typeof poseWords, joints: Pose | undefined) =>
    joints && solve(figure, joints, (strain) => found.push({ ...strain, pose }))
  look('start', figure.start)
  look('via', viaOf(figure))
  look('end', endOf(figure))
  return found
}

/** The points of an object by their Dutch names. */
const named = (points: Readonly<Record<string, Point | undefined>>, side = ''): [string, Point][] =>
  Object.entries(points).flatMap(([name, point]) => (point ? [[name + side, point]] : []))

function namesOfSide({ pelvis, waist, loin, chest, collar, nape, head, nose, near, far }: SideBody) {
  const limbs = ({ arm, leg }: SideBody['near'], side: string) => [
    ...named({ schouder: arm?.shoulder, elleboog: arm?.elbow, pols: arm?.wrist, hand: arm?.hand }, side),
    ...named({ heup: leg?.hip, heupzijde: leg?.flank, knie: leg?.knee, enkel: leg?.ankle, hiel: leg?.heel }, side),
    ...named({ voorvoet: leg?.ball, teen: leg?.toe }, side),
  ]
  return new Map([
    ...named({
      bekken: pelvis,
      taille: waist,
      onderrug: loin,
      // The spine of the lower back, above the waistband and clear of what the back lies on.
      lende: between(loin, between(waist, pelvis, 0.28), 0.64),
      borst: chest,
      schoudergordel: collar,
      nek: nape,
      // The back of the bare neck, clear of the shoulder and so far out that its front is seen.
      hals: polar(between(nape, head, 0.28), heading(nape, head) - 90, distance(nape, head) / 3.3),
      hoofd: head,
      neus: nose,
    }),
    ...limbs(near, '-dichtbij'),
    ...limbs(far, '-verderop'),
  ])
}

function namesOfFront({ pelvis, collar, nape, crown, head, nose, left, right }: FrontBody) {
  const half = ({ clavicle, shoulder, hip, flank, elbow, wrist, hand, leg }: FrontSide, side: string) => [
    ...named({ sleutelbeen: clavicle, schouder: shoulder, heup: hip, elleboog: elbow, pols: wrist, hand }, side),
    ...named({ heupzijde: flank, knie: leg?.knee, enkel: leg?.ankle, teen: leg?.toe }, side),
    // Below the elbow on the line around which an upper arm turns, clear of the forearm that it swings.
    ...named({ bovenarm: polar(elbow, heading(shoulder, elbow), distance(shoulder, elbow) * 0.1) }, side),
    // On the muscle from the ear to the shoulder: before the neck is the throat.
    ...named({ halszijde: polar(between(nape, clavicle, 0.34), 0, 0.17 * distance(nape, clavicle)) }, side),
  ]
  return new Map([
    ...named({ bekken: pelvis, schoudergordel: collar, nek: nape, kruin: crown, hoofd: head, neus: nose }),
    ...half(left, '-links'),
    ...half(right, '-rechts'),
  ])
}

function namesOfHand({ wrist, elbow, fingers: [first = []], thumb, spot }: Hand) {
  return new Map([
    ...named({
      pols: wrist,
      elleboog: elbow,
      onderarm: between(elbow, wrist, 0.66),
      knokkel: spot(80, 0),
      greep: spot(76, 24),
      // Beside the rolled fingers of a fist, which it leaves to be seen.
      knokkelrand: spot(84, 42),
    }),
    ...named({ vingerkootje: first[1], vingertop: first.at(-1), duimbasis: thumb[0], duimtop: thumb.at(-1) }),
  ])
}
