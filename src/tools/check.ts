import { checkSite } from '../check/check.ts'
import { formatFor } from '../check/problems.ts'
import { openProject } from '../make/project.ts'

/**
 * Says all that there is to say of the content: every mistake, then every warning. Ends with 1 at a mistake.
 * `--format=github` says it as GitHub shows it beside the line.
 */
async function checkContent(format: string | undefined): Promise<void> {
  const root = process.cwd()
  const { problems, warnings } = await checkSite(root, openProject(root, 'production').memory)
  const shown = formatFor(format)
  for (const problem of [...problems, ...warnings]) console.log(shown(problem))
  if (problems.length > 0) process.exitCode = 1
}

await checkContent(process.argv.find((word) => word.startsWith('--format='))?.slice('--format='.length))
