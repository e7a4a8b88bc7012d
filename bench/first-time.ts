import type { Browser, Page } from 'playwright/test'
import { openBrowser } from './browser'
import { report } from './report'
import { median, spread } from './statistics'
import type { World } from './world'

const LOADS = 9
/** A phone on a mobile network: the latency of a request, the bytes of a second, the processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const SCREENS = [
  { name: 'phone', viewport: { width: 375, height: 667 }, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
]
const TIMEOUT_MS = 60_000
/** A page moves no more once it was left alone for so long. */
const REST_MS = 1_000

/** Milliseconds since the navigation began. Null: the page has no such moment. */
type Load = { paintMs: number; timeMs: number | null; readyMs: number | null; shift: number }
type Sight = { path: string; time?: string; control?: string }

/**
 * Loads the visitors' pages and a bare page of the same build by turns, each with an empty cache, on a slow network and
 * a slow processor, and compares what is seen when.
 */
export async function benchFirstTime({ url, office }: World): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const { name, ...screen } of SCREENS) {
      const watch = (sight: Sight) => load(browser, screen, url, sight)
      const booking: Load[] = []
      const form: Load[] = []
      const bare: Load[] = []
      const button = 'fieldset button:not([aria-pressed])'
      for (let turn = 0; turn <= LOADS; turn += 1) {
        const loads = {
          booking: await watch({ path: `/${office.slug}`, time: button, control: button }),
          bare: await watch({ path: '/bench-page' }),
          form: await watch({ path: '/form/bench-form', control: 'main input, main textarea, main button' }),
        }
        // The first turn warms the server up.
        if (turn === 0) continue
        booking.push(loads.booking)
        bare.push(loads.bare)
        form.push(loads.form)
      }
      reportPage(`${name}, /{slug}`, booking, bare)
      reportPage(`${name}, /form/{slug}`, form, bare)
    }
  } finally {
    await browser.close()
  }
}

function reportPage(name: string, loads: Load[], bare: Load[]): void {
  const seconds = (of: Load[], read: (load: Load) => number | null) => of.map((load) => (read(load) ?? 0) / 1000)
  const paints = seconds(loads, ({ paintMs }) => paintMs)
  const barePaints = seconds(bare, ({ paintMs }) => paintMs)
  const paint = median(paints)
  report({
    name: `first-time: ${name}, first paint`,
    value: paint,
    unit: 's',
    ratio: paint / median(barePaints),
    goal: '≤ 1.3× a bare page',
    note: `${spread(paints)}; bare: ${median(barePaints).toFixed(2)} s, ${spread(barePaints)}`,
  })
  if (loads.every(({ timeMs }) => timeMs !== null)) {
    const delays = seconds(loads, ({ timeMs, paintMs }) => (timeMs ?? 0) - paintMs)
    const times = seconds(loads, ({ timeMs }) => timeMs)
    report({
      name: `first-time: ${name}, first time visible`,
      value: median(times),
      unit: 's',
      goal: '≤ first paint + 0.5 s',
      note: `${median(delays).toFixed(2)} s after first paint, ${spread(delays)}`,
    })
  }
  const ready = seconds(loads, ({ readyMs }) => readyMs)
  report({
    name: `first-time: ${name}, app ready`,
    value: median(ready),
    unit: 's',
    ratio: median(ready) / paint,
    goal: '≤ 2.2× first paint',
    note: spread(ready),
  })
  const shifts = loads.map(({ shift }) => shift)
  report({
    name: `first-time: ${name}, layout shift, the largest of ${shifts.length}`,
    value: Math.max(...shifts),
    unit: 'score',
    goal: '≤ 0.02',
    note: spread(shifts),
  })
}

async function load(browser: Browser, screen: object, origin: string, sight: Sight): Promise<Load> {
  const context = await browser.newContext({ ...screen, locale: 'en-US', timezoneId: 'Europe/Berlin' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // The compiler wraps functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (of) => of')
    await page.addInitScript(watchLoad, { time: sight.time ?? null, control: sight.control ?? null })
    await page.goto(origin + sight.path, { timeout: TIMEOUT_MS })
    return await readLoad(page, sight)
  } finally {
    await context.close()
  }
}

async function readLoad(page: Page, { time, control }: Sight): Promise<Load> {
  await page.waitForFunction(
    ({ wantsTime, wantsControl }) => {
      const { seen } = globalThis as unknown as { seen: Seen }
      return seen.paintMs > 0 && (!wantsTime || seen.timeMs !== null) && (!wantsControl || seen.readyMs !== null)
    },
    { wantsTime: time !== undefined, wantsControl: control !== undefined },
    { timeout: TIMEOUT_MS },
  )
  await page.waitForTimeout(REST_MS)
  const { paintMs, timeMs, readyMs, shift } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  // An element that was there before the first paint is seen with it.
  return { paintMs, timeMs: timeMs === null ? null : Math.max(timeMs, paintMs), readyMs, shift }
}

type Seen = Load

/** Runs in the page, before anything of it. */
function watchLoad({ time, control }: { time: string | null; control: string | null }): void {
  const seen: Seen = { paintMs: 0, timeMs: null, readyMs: null, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.paintMs = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })

  function look(now: number) {
    // The frame after the one that saw it has it on screen.
    if (time && seen.timeMs === null && document.querySelector(time)) {
      requestAnimationFrame((shown) => {
        seen.timeMs = shown
      })
    }
    // React marks the elements that it has taken over.
    const taken = control ? document.querySelector(control) : null
    if (taken && Object.keys(taken).some((key) => key.startsWith('__reactProps'))) seen.readyMs = now
    if ((time && seen.timeMs === null) || (control && seen.readyMs === null)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
