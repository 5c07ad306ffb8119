import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { devtools } from './devtools.ts'
import { middleOf, paintOf } from './inPage.ts'
import { phones, phoneWindow } from './loadFigures.ts'

const attached = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) })
const evaluated = z.object({ result: z.object({ value: z.unknown() }) })
const place = z.object({ x: z.number(), y: z.number() })
const paint = z.object({ at: z.number(), wasPrepared: z.boolean() }).nullable()

/** How long the pointer rests on a link and presses it, as on a screen that is touched, in ms. */
const [rest, press] = [500, 200]

/**
 * From the end of a tap on a link of a page until the next page is painted, in ms, where the browser had that prepared out
 * of sight, in a window as narrow as a phone; throws when it had not.
 *
 * @param slower how many times slower than this machine its processor is
 */
export async function preparedPage(
  executablePath: string,
  origin: string,
  [from, to]: readonly [string, string],
  slower: number = phones.usual.cpu,
): Promise<number> {
  const { send, on, close } = devtools(executablePath)
  try {
    const pages: string[] = []
    on('Target.attachedToTarget', (params) => {
      const { sessionId, targetInfo } = attached.parse(params)
      if (targetInfo.type !== 'page') return
      pages.push(sessionId)
      void send('Emulation.setCPUThrottlingRate', { rate: slower }, sessionId)
    })
    const { targetId } = z
      .object({ targetId: z.string() })
      .parse(await send('Target.createTarget', { url: 'about:blank', forTab: true, ...phoneWindow }))
    const { sessionId: tab } = z
      .object({ sessionId: z.string() })
      .parse(await send('Target.attachToTarget', { targetId, flatten: true }))
    await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab)
    const evaluate = async (expression: string, session = pages.at(-1)) => {
      const options = { expression, returnByValue: true, awaitPromise: true }
      return evaluated.parse(await send('Runtime.evaluate', options, session)).result.value
    }
    const page = pages[0]
    await send('Page.navigate', { url: origin + from }, page)
    await wait(3000)
    const point = place.parse(await evaluate(`(${middleOf})(${JSON.stringify([`main a[href="${to}"]`])})`, page))
    const mouse = (type: string, pressed = {}) =>
      send('Input.dispatchMouseEvent', { type, ...point, button: 'none', ...pressed }, page)
    const left = { button: 'left', clickCount: 1 }
    await wait(rest)
    await mouse('mouseMoved')
    await wait(rest)
    await mouse('mousePressed', left)
    await wait(press)
    const end = Date.now()
    // The page that is left may not answer any more.
    mouse('mouseReleased', left).catch(() => {})
    await wait(2000)
    const painted = paint.parse(await evaluate(`(${paintOf})()`))
    if (!painted?.wasPrepared) throw new Error(`De browser had ${to} niet klaar.`)
    return painted.at - end
  } finally {
    close()
  }
}
