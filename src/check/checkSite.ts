import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureName } from '../content/fileKinds.ts'
import { checkContent } from './check.ts'
import type { Check } from './check.ts'
import { listFiles } from './files.ts'
import type { Problem } from './problems.ts'
import { remembered } from './remembered.ts'
import { publicProblems } from './publicFiles.ts'

/** Everything that is wrong in content/ and public/: texts, and pictures, which only the build can open. */
export async function checkSite(root: string): Promise<Check> {
  const check = checkContent(root)
  const named = new Set(check.problems.map(({ file }) => file))
  if (named.has('content') || named.has('content/_beelden')) return check
  const pictures = listFiles(join(root, 'content/_beelden'))
    .filter((name) => pictureName(name) !== undefined)
    .map((name) => `content/_beelden/${name}`)
    .filter((file) => !named.has(file))
  const damaged = await Promise.all(pictures.map((file) => isWhole(join(root, file))))
  const problems = pictures.flatMap((file, index) => (damaged[index] ? [] : [damagedPicture(file)]))
  return { ...check, problems: [...check.problems, ...problems, ...publicProblems(root)] }
}

/** What to do about a picture that cannot be read to its end. */
export const damagedPicture = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: file.endsWith('.svg')
    ? 'Deze tekening is beschadigd: niet alles is te lezen. Bewaar de tekening opnieuw als .svg, of kies een andere.'
    : 'Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.',
})

/** Whether a picture can be drawn, seen again only when its file has changed; a small size reads all of it. */
function isWhole(path: string): Promise<boolean> {
  const { mtimeMs, size } = statSync(path)
  return judged(path, `${mtimeMs}:${size}`)
}

const judged = remembered((path: string) =>
  sharp(readFileSync(path))
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    ),
)
