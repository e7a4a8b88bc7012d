import type { Page } from 'playwright/test'
import { openBrowser } from './browser'
import { report } from './report'
import { LARGE_FORM } from './seed-large-form'
import { median, spread } from './statistics'
import type { World } from './world'

const LOADS = 3
const CPU_SLOWDOWN = 4
const TEXT = 'a few ordinary words'
const PRESSES = 12
const GOAL = '≤ 50 ms'

type Load = {
  /** Milliseconds since the navigation began. */
  readyMs: number
  completeMs: number
  /** The longest time the page did not react, after it was ready. */
  longestTaskMs: number
  /** From key to paint. */
  typing: number[]
  arrows: number[]
  spaces: number[]
}

/** A form of 100 questions with 100 options each: when it reacts, and how fast. */
export async function benchLargeForm({ url }: World): Promise<void> {
  const browser = await openBrowser()
  try {
    const loads: Load[] = []
    for (let count = 0; count < LOADS; count += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
      loads.push(await load(await context.newPage(), `${url}/form/${LARGE_FORM}`))
      await context.close()
    }
    reportLoads(loads)
  } finally {
    await browser.close()
  }
}

function reportLoads(loads: Load[]): void {
  reportTimes(
    'app ready',
    loads.map((one) => one.readyMs),
  )
  reportTimes(
    'all questions drawn',
    loads.map((one) => one.completeMs),
  )
  reportTimes(
    'longest task while the rest is drawn',
    loads.map((one) => one.longestTaskMs),
  )
  reportTimes(
    'typing, key to paint',
    loads.flatMap((one) => one.typing),
    GOAL,
  )
  reportTimes(
    'arrow in a single choice, key to paint',
    loads.flatMap((one) => one.arrows),
    GOAL,
  )
  reportTimes(
    'space in a multiple choice, key to paint',
    loads.flatMap((one) => one.spaces),
    GOAL,
  )
}

function reportTimes(name: string, times: number[], goal?: string): void {
  const note = `CPU slowed ${CPU_SLOWDOWN}×; ${spread(times)}`
  report({ name: `form: ${name}`, value: median(times), unit: 'ms', goal, note })
}

async function load(page: Page, address: string): Promise<Load> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.completeMs > 0, null, { timeout: 120_000 })
  await page.waitForTimeout(1_000)
  const { readyMs, completeMs, tasks } = await page.evaluate(() => (globalThis as unknown as Watched).seen)
  const longestTaskMs = Math.max(0, ...tasks.filter(({ end }) => end > readyMs).map(({ ms }) => ms))
  const question = (place: number) => page.locator('li[data-question]').nth(place)
  await question(0).locator('input').focus()
  const typing = await press(page, [...TEXT])
  await question(49).locator('input').first().focus()
  const arrows = await press(page, Array(PRESSES).fill('ArrowDown'))
  await question(50).locator('input').first().focus()
  const spaces = await press(page, Array(PRESSES).fill('Space'))
  return { readyMs, completeMs, longestTaskMs, typing, arrows, spaces }
}

/** Presses one key after the other, each once the last one is painted. */
async function press(page: Page, keys: string[]): Promise<number[]> {
  await page.waitForTimeout(500)
  await page.evaluate(() => (globalThis as unknown as Watched).seen.keys.splice(0))
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((count) => (globalThis as unknown as Watched).seen.keys.length >= count, index + 1)
  }
  return page.evaluate(() => (globalThis as unknown as Watched).seen.keys)
}

type Watched = {
  seen: { readyMs: number; completeMs: number; keys: number[]; tasks: { end: number; ms: number }[] }
}

/** Runs in the page, before anything of it. Inner functions have no names, which the compiler would keep by a helper. */
function watch(): void {
  const seen: Watched['seen'] = { readyMs: 0, completeMs: 0, keys: [], tasks: [] }
  Object.assign(globalThis, { seen })
  const timer = setInterval(() => {
    seen.readyMs ||= document.querySelector('[type=submit]:enabled') ? performance.now() : 0
    if (document.querySelectorAll('li[data-question]').length < 100) return
    seen.completeMs = performance.now()
    clearInterval(timer)
  }, 5)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ end: startTime + duration, ms: duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.keys.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    true,
  )
}
