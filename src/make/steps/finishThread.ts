import { finishPage } from './finishPage.ts'
import type { RenderedPage } from './finishPage.ts'

/** An error as data: from thread to thread it would lose what the system calls it. */
export type Failure = { message: string } & Readonly<Record<string, unknown>>

/** What a thread of its own does for each page; gives what went wrong with it. */
export default async function finishInThread(page: RenderedPage): Promise<Failure | undefined> {
  try {
    await finishPage(page)
    return undefined
  } catch (error) {
    return error instanceof Error ? { ...error, message: error.message } : { message: String(error) }
  }
}
