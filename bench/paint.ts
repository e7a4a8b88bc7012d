import type { Browser } from 'playwright/test'
import { openBrowser } from './browser'
import { report } from './report'
import { median, spread } from './statistics'
import type { World } from './world'

const LOADS = 7
const CPU_SLOWDOWN = 4
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, isMobile: false },
]

type Paint = { largestMs: number; shift: number; timesMs: number }

export async function benchPaint({ url, office }: World): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const { name, ...screen } of SCREENS) {
      const paints: Paint[] = []
      for (let load = 0; load < LOADS; load += 1) paints.push(await paint(browser, screen, `${url}/${office.slug}`))
      reportPaints(name, paints)
    }
  } finally {
    await browser.close()
  }
}

function reportPaints(screen: string, paints: Paint[]): void {
  const largest = paints.map(({ largestMs }) => largestMs / 1000)
  const slowed = `CPU slowed ${CPU_SLOWDOWN}×`
  report({
    name: `paint: ${screen}, largest contentful paint`,
    value: median(largest),
    unit: 's',
    goal: '≤ 1.0 s',
    note: `${slowed}; ${spread(largest)}`,
  })
  const shifts = paints.map(({ shift }) => shift)
  const range = spread(shifts)
  report({ name: `paint: ${screen}, layout shift`, value: median(shifts), unit: 'score', goal: '≤ 0.02', note: range })
  const times = paints.map(({ timesMs }) => timesMs / 1000)
  report({ name: `paint: ${screen}, times to choose from`, value: median(times), unit: 's', note: slowed })
}

/** One load with an empty cache, watched until the page has its times and has come to rest. */
async function paint(browser: Browser, screen: object, address: string): Promise<Paint> {
  const context = await browser.newContext({ ...screen, locale: 'en-US', timezoneId: 'Europe/Berlin' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(watchPaints)
    await page.goto(address)
    await page.locator('fieldset button').first().waitFor()
    const timesMs = await page.evaluate(() => performance.now())
    await page.waitForTimeout(1_000)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    return { ...seen, timesMs }
  } finally {
    await context.close()
  }
}

type Seen = { largestMs: number; shift: number }

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const seen: Seen = { largestMs: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
