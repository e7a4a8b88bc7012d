import type { Page } from '@playwright/test'
import { expect, openDaily, openSoon, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { holdApp } from '@/tests/support/browser/hold-app'
import { senderOf } from '@/tests/support/browser/sender'
import { dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

test.use({ timezoneId: 'America/New_York' })

const chip = (page: Page, name: string) => page.getByRole('radio', { name })
const DAYS_AND_NIGHTS = openDaily('00:00', '00:00')

test.describe('Booking page, the rules before the app', () => {
  test('the times are those of the duration in the address, whose choice waits for the app', async ({
    page,
    publish,
  }) => {
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

  test('a locked zone is named and used from the start', async ({ page, publish }) => {
    const { path } = await publish({
      timezone: 'Asia/Tokyo',
      lockTimezone: true,
      availabilities: openSoon('13:00', '14:00'),
    })
    await page.addInitScript(() => localStorage.setItem('slotform:timezone', 'Europe/Berlin'))
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(screen.times.first()).toHaveText('01:00 PM')
    await expect(page.getByText('Times in Tokyo time (GMT+9)', { exact: true })).toBeVisible()
    await screen.times.last().click()
    release()
    await expect(screen.dialog).toContainText('01:30 PM')
    await expect(screen.dialog).toContainText('(GMT+09:00) Tokyo')
  })

  test('a closed day that is pressed says why, and is kept for the app', async ({ page, publish }) => {
    const [from, to] = [dateOf(inDays(3)), dateOf(inDays(5))]
    const { path, owner } = await publish({ availabilities: DAYS_AND_NIGHTS })
    await addTimeOff(senderOf(owner), { from, to, title: 'Private', publicLabel: 'Kurban Bayramı' })
    const closed = dateOf(inDays(4))
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    // On a phone the first week has all of these days.
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path, { waitUntil: 'commit' })
    const day = screen.days.locator(`[data-date="${closed}"]`)
    await expect(day).toHaveAccessibleName(/, closed: Kurban Bayramı$/)
    await day.focus()
    await page.keyboard.press('Enter')
    // The day itself says why until the app does: the early script has no room for more.
    await expect(screen.selectedDay).toHaveAccessibleName(/, closed: Kurban Bayramı$/)
    await expect(screen.times).toHaveCount(0)
    release()
    await expect(page.getByText('Closed: Kurban Bayramı', { exact: true })).toBeVisible()
    await expect(screen.selectedDay).toHaveAttribute('data-date', closed)
    await expect(screen.selectedDay).toBeFocused()
    await page.getByRole('button', { name: /^Next available/ }).click()
    await expect(screen.times.first()).toBeVisible()
  })
})
