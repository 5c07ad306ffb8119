/**
 * Whether the tests of a program of the system can run here. On a developer's machine they are skipped without it;
 * in CI, which has to prove them, its absence is a failure.
 */
export function isInstalled(name: string, program: string | undefined): program is string {
  if (program === undefined && process.env['CI'])
    throw new Error(`${name} is not installed here, and in CI no test is skipped for that.`)
  return program !== undefined
}
