import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { find } from '../../hosting/table.ts'
import { readTable } from '../../hosting/tableFile.ts'
import { markSections, sectionMark } from '../../review/markSections.ts'
import { listen } from '../listen.ts'

/** Where in a window a part of a page stands, in pixels from the top left of the document. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A part of a page: where it stands, and its HTML without the names of its styles, which each page shortens by itself. */
export interface Part {
  box: Box
  html: string
}

/** A built site in a window. */
export interface OpenSite {
  /** Opens a page in a window of a width. */
  visit: (path: string, width: number) => Promise<void>
  /** Makes the window of the page another width. */
  resize: (width: number) => Promise<void>
  /** Waits until some parts of the page are as a visitor sees them, everything unfolded; all of it without parts. */
  settle: (sections?: readonly string[]) => Promise<void>
  /** What a screen reader finds on it, line by line. */
  tree: () => Promise<string[]>
  /** A part of the page by its name; nothing when it has no such part. */
  partOf: (section: string) => Promise<Part | undefined>
  picture: (box: Box) => Promise<Buffer>
  close: () => Promise<void>
}

const anywhere = 'https://review.invalid'
/** Nothing is asked of another host, and what pages share is fetched once. */
const headers = {
  'content-security-policy': "default-src 'self' 'unsafe-inline' data:",
  'cache-control': 'max-age=3600',
}
/** How high the window is, in pixels. */
const windowHeight = 900

/** Opens a built site from its folder; no script of it runs, so that it looks the same at every hour. */
export async function openSite(browser: Browser, dist: string): Promise<OpenSite> {
  const table = readTable(dist)
  const server = createServer(({ url = '/' }, response) => {
    const found = find(table, decodeURIComponent(new URL(url, anywhere).pathname))
    if (found.status !== 200) return response.writeHead(404).end()
    const data = readFileSync(join(dist, found.file.file))
    const isPage = found.file.file.endsWith('.html')
    const type = found.file.headers['Content-Type'] ?? 'application/octet-stream'
    response.writeHead(200, { ...headers, 'content-type': type })
    return response.end(isPage ? markSections(data.toString('utf8')) : data)
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled: false })
  // Four windows share the machine, which may have other work.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  return {
    visit: async (path, width) => {
      await page.setViewportSize({ width, height: windowHeight })
      await page.goto(origin + path)
    },
    resize: (width) => page.setViewportSize({ width, height: windowHeight }),
    settle: async (sections) => {
      await settle(page, sections)
    },
    tree: async () => (await page.getByRole('main').first().ariaSnapshot()).split('\n'),
    partOf: (section) => partOf(page, section),
    picture: (box) => page.screenshot({ fullPage: true, clip: box }),
    close: async () => {
      await context.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Unfolds what is folded, takes away what floats over the text, and waits for letters and for the pictures beside these parts. */
const settle = (page: Page, sections?: readonly string[]): Promise<unknown> =>
  page.evaluate(
    async ([mark, names]) => {
      for (const folded of document.querySelectorAll('details')) folded.open = folded.closest('nav') === null
      for (const element of document.querySelectorAll<HTMLElement>('body > :not(main), body > :not(main) *'))
        if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.visibility = 'hidden'
      const parts = names?.map((name) => {
        const boxes = [...document.querySelectorAll(`[${mark}="${CSS.escape(name)}"]`)].map((part) =>
          part.getBoundingClientRect(),
        )
        return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
      })
      const isBeside = (image: HTMLImageElement): boolean => {
        const { top, bottom } = image.getBoundingClientRect()
        const room = 100
        return parts?.some((part) => top < part.bottom + room && bottom > part.top - room) ?? true
      }
      const shown = [...document.images].filter(isBeside)
      for (const image of shown) image.loading = 'eager'
      await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))])
    },
    [sectionMark, sections] as const,
  )

const partOf = (page: Page, section: string): Promise<Part | undefined> =>
  page.evaluate(
    ([mark, name]) => {
      const elements = [...document.querySelectorAll(`[${mark}]`)].filter((each) => each.getAttribute(mark) === name)
      const boxes = elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
      if (boxes.length === 0) return undefined
      const x = Math.min(...boxes.map(({ left }) => left)) + scrollX
      const y = Math.min(...boxes.map(({ top }) => top)) + scrollY
      const width = Math.max(...boxes.map(({ right }) => right)) + scrollX - x
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY - y
      const html = elements.map(({ outerHTML }) => outerHTML.replaceAll(/ class="[^"]*"/g, '')).join('')
      return { box: { x, y, width, height }, html }
    },
    [sectionMark, section] as const,
  )
