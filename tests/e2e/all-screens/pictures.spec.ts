import type { Page } from 'playwright/test'
import { computeSlots, groupSlotsByDate, localDate } from '@/lib/scheduling'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expectPicture } from '@/tests/support/browser/picture'
import { lookedDays } from '@/tests/support/factories/looked-days'

const NOW = '2030-06-03T08:00:00Z'
const ZONE = 'Europe/Istanbul'
const DESKTOP = { width: 1120, height: 760 }
const PHONE = { width: 390, height: 844 }
const BOOKED = new URLSearchParams({
  start: '2030-06-04T07:30:00Z',
  duration: '30',
  timezone: ZONE,
  location: 'google_meet',
  joinUrl: 'https://meet.example/abc-defg-hij',
})

test.use({ timezoneId: ZONE, locale: 'en-GB' })

/** Opens a page whose clock and times are the same on every day. */
async function openBookingPage(page: Page, path: string): Promise<BookingScreen> {
  const from = Date.parse(NOW)
  const starts = computeSlots({
    timezone: ZONE,
    availabilities: openDaily('10:00', '16:00').slice(1, 6),
    durationMinutes: 30,
    busy: [],
    from,
    to: from + 60 * 86_400_000,
    now: from,
  })
  const days = groupSlotsByDate(starts, ZONE).map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) => new Date(slot).toISOString()),
  }))
  await page.clock.setFixedTime(NOW)
  const json = lookedDays(localDate(ZONE, from), { days })
  await page.route('**/slots?*', (route) => route.fulfill({ json }))
  const screen = new BookingScreen(page)
  await screen.open(path)
  return screen
}

test.describe('Pictures of screens', () => {
  test('the booking page', async ({ page, publish }) => {
    const { path } = await publish({
      title: 'Product walkthrough',
      description: 'Half an hour to see what Slotform can do for your team.',
      location: 'custom',
      locationData: { customLocation: 'Video call' },
      timezone: ZONE,
    })
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const screen = await openBookingPage(page, path)
    await expectPicture(page, 'booking-light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page, 'booking-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    await expectPicture(page, 'booking-phone')
    await page.setViewportSize(DESKTOP)
    await screen.times.nth(2).click()
    await screen.fill('Grace Hopper', 'grace@example.com')
    await expectPicture(page, 'booking-dialog')
  })

  test('the confirmation', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(`/success?${BOOKED}`)
    await page.getByRole('heading', { level: 1, name: 'Booking confirmed' }).waitFor()
    await expectPicture(page, 'success')
  })

  test('the picture of a shared link', { tag: '@nightly' }, async ({ page, publish }) => {
    const { path } = await publish({ title: 'Product walkthrough', duration: 45 })
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    await page.setViewportSize({ width: 1200, height: 630 })
    await page.goto(address ?? '')
    await expectPicture(page, 'preview')
  })

  test('the login screen', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 560 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/auth')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expectPicture(page, 'sign-in-light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectPicture(page, 'sign-in-dark')
  })
})
