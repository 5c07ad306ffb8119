import { z } from 'zod'

const answered = z.object({ value: z.unknown() })
const failed = z.object({ error: z.string(), message: z.string() })
const opened = z.object({ sessionId: z.string() })

/** A window of a browser that a driver has opened. */
export interface DrivenWindow {
  open: (url: string) => Promise<void>
  /**
   * Runs a function in the page, which may use nothing from around it; a promise is waited for.
   * @param schema what it gives
   */
  run: <Args extends unknown[], Result>(
    schema: z.ZodType<Result>,
    made: (...given: Args) => Result | Promise<Result>,
    ...given: Args
  ) => Promise<Result>
  close: () => Promise<void>
}

/**
 * Opens a window at a driver of a browser (W3C WebDriver), in CSS pixels. Every request throws what the driver says, or
 * that it said nothing for so long.
 * @param origin where the driver answers
 * @param patience how long it may be silent, in milliseconds
 */
export async function openWindow(
  origin: string,
  size: { width: number; height: number },
  patience: number,
): Promise<DrivenWindow> {
  const ask = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    const { value } = answered.parse(await response.json())
    const { data: fault } = failed.safeParse(value)
    if (fault) throw new Error(`${fault.error}: ${fault.message}`)
    return value
  }
  const { sessionId } = opened.parse(await ask('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, size)
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async (schema, made, ...args) =>
      schema.parse(
        await ask('POST', `${session}/execute/sync`, { script: `return (${String(made)})(...arguments)`, args }),
      ),
    close: async () => void (await ask('DELETE', session)),
  }
}
