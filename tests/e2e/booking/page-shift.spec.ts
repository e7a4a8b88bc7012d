import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { startSlowPages } from '@/tests/support/browser/slow-page'

const SCREENS = [
  { name: 'a phone', viewport: { width: 375, height: 667 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]

/** Adds up what moves without being asked to, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
}

test.describe('Booking page, what moves while it loads', () => {
  for (const { name, viewport } of SCREENS) {
    test(`nothing on ${name}, although its second half comes late`, async ({ page, publish, baseURL }) => {
      const { path } = await publish({ description: 'Bring your sketches.\n\nAnd time.' })
      const slow = await startSlowPages(baseURL ?? '', '</header>')
      try {
        await page.setViewportSize(viewport)
        const readShift = await watchShifts(page)
        await page.goto(slow.url + path, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const screen = new BookingScreen(page)
        await expect(screen.times.first()).toBeVisible()
        await expect(screen.timezone).toBeEnabled()
        expect(await readShift()).toBeLessThanOrEqual(0.02)
      } finally {
        slow.close()
      }
    })
  }

  test('nothing on a phone, although its times come late', async ({ page, publish }) => {
    const { path } = await publish()
    await page.setViewportSize({ width: 390, height: 844 })
    const readShift = await watchShifts(page)
    let answer = () => {}
    const isDrawn = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/slots?*', async (route) => {
      await isDrawn
      await route.continue()
    })
    const screen = new BookingScreen(page)
    await page.goto(path)
    await expect(screen.timezone).toBeEnabled()
    answer()
    await expect(screen.times.first()).toBeVisible()
    expect(await readShift()).toBeLessThanOrEqual(0.02)
  })
})
