import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { holdApp } from '@/tests/support/browser/hold-app'

test.use({ timezoneId: 'America/New_York' })

const chip = (page: Page, name: string) => page.getByRole('radio', { name })

test.describe('Booking page, the rules before the app', () => {
  test('the times are those of the duration in the address, whose choice waits for the app', {
    tag: '@nightly',
  }, async ({ page, publish }) => {
    const { path } = await publish({ durations: [30, 90], duration: 30 })
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto(`${path}?duration=90`, { waitUntil: 'commit' })
    await expect(screen.times.first()).toBeVisible()
    const early = await screen.times.count()
    await expect(chip(page, '30 minutes')).toBeDisabled()
    await screen.times.nth(1).click()
    release()
    await expect(screen.dialog).toContainText('1 hr 30 min')
    await expect(chip(page, '1 hr 30 min')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(screen.times).toHaveCount(early)
    await chip(page, '30 minutes').check({ force: true })
    await expect.poll(() => screen.times.count()).toBeGreaterThan(early)
  })
})
