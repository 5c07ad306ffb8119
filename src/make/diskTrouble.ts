import { PlainError } from '../check/problems.ts'

/** What is wrong with a disk, by what the system calls it. */
const troubles: Readonly<Record<string, string>> = {
  EROFS: 'de schijf is alleen te lezen',
  EACCES: 'u mag daar niet schrijven',
  EPERM: 'u mag daar niet schrijven',
  ENOSPC: 'de schijf is vol',
  EDQUOT: 'uw ruimte op de schijf is op',
  EMFILE: 'er staan te veel bestanden open',
}

/**
 * An error in words when it is the disk that stops the build; any other error as it is.
 * @param error what was thrown
 */
export function inWords(error: unknown): unknown {
  const cause = causeOf(error)
  if (!cause) return error
  const where = cause.path === undefined ? '' : ` in ${cause.path}`
  return new PlainError(
    `De bouw kan niet schrijven${where}: ${troubles[cause.code]}. De vorige site in dist/ is gebleven zoals zij was.`,
  )
}

/** The trouble of the disk behind an error, also when a tool wrapped it. */
function causeOf(error: unknown): { code: string; path?: string } | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, path, syscall } = error as NodeJS.ErrnoException
  // Node says so when it cannot make a folder with the folders above it, on a disk that is only to be read.
  if (code === 'ENOENT' && syscall === 'mkdir') return { code: 'EROFS', ...(path !== undefined && { path }) }
  if (code !== undefined && Object.hasOwn(troubles, code)) return { code, ...(path !== undefined && { path }) }
  return causeOf(error.cause)
}
