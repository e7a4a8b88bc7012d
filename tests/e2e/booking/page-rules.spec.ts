import type { Page } from 'playwright/test'
import { expectNoFindings, expectNoFurtherFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const chips = (page: Page) => page.getByRole('radiogroup', { name: 'Duration' })
const chip = (page: Page, name: string) => chips(page).getByRole('radio', { name })
const SEVERAL = { duration: 30, durations: [30, 60, 90] }
const spoken = (date: string, year: boolean) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date))

function readingsOf(page: Page): (string | null)[] {
  const readings: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/slots')) readings.push(url.searchParams.get('duration'))
  })
  return readings
}

async function expectToFit(page: Page) {
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test.describe('Booking page, several durations', () => {
  test('the keyboard chooses one, whose times are shown on the same day and booked', async ({ page, publish, sql }) => {
    const { id, path } = await publish(SEVERAL)
    const screen = new BookingScreen(page)
    const readings = readingsOf(page)
    await screen.open(path)
    await expect(chip(page, '30 minutes')).toBeChecked()
    await expect(screen.times).toHaveCount(16)
    // At the end of a month it may be the only one.
    await screen.days.locator('button:enabled').last().click()
    const day = (await screen.selectedDay.getAttribute('aria-label')) ?? ''
    await chip(page, '30 minutes').focus()
    await page.keyboard.press('ArrowRight')
    await expect(chip(page, '1 hour')).toBeChecked()
    await expect(chip(page, '1 hour')).toBeFocused()
    // The last start of a longer one is earlier.
    await expect(screen.times).toHaveCount(15)
    await expect(screen.selectedDay).toHaveAccessibleName(day)
    await expect(page).toHaveURL(`${path}?duration=60`)
    expect(readings).toEqual(['30', '60'])
    await expectNoFindings(page)
    await expectToFit(page)
    await screen.times.first().click()
    await expect(screen.dialog).toContainText('1 hour')
    await screen.fill()
    await screen.submit()
    await expect(page).toHaveURL('/success')
    await expect(page.getByText('1 hour', { exact: true })).toBeVisible()
    expect(
      await sql(
        'select extract(epoch from end_time - start_time)::int / 60 as minutes from time_slot_bookings where page_id = $1',
        [id],
      ),
    ).toEqual([{ minutes: 60 }])
  })

  test('on a phone a time is still in sight', { tag: '@nightly' }, async ({ page, publish }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const screen = new BookingScreen(page)
    await screen.open((await publish(SEVERAL)).path)
    await expect(screen.times.first()).toBeInViewport()
    const middles = await page.locator('dl svg, [role=radiogroup] label').evaluateAll((elements) =>
      elements.slice(0, 2).map((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(Math.abs(Number(middles[0]) - Number(middles[1])), 'the clock beside the first duration').toBeLessThan(3)
  })
})

test.describe('Booking page, days without times', () => {
  test('a closed day says why, and leads to the next one with times', async ({ page, publish }) => {
    const [from, to] = [dateOf(inDays(3)), dateOf(inDays(4))]
    const { path, owner } = await publish({ availabilities: openDaily('09:00', '17:00') })
    await addTimeOff(senderOf(owner), { from, to, title: 'Private', publicLabel: 'Kurban Bayramı' })
    const screen = new BookingScreen(page)
    // On a phone the first week has all of these days.
    await page.setViewportSize(PHONE)
    await screen.open(path)
    const day = screen.days.locator(`[data-date="${from}"]`)
    await expect(day).toHaveAccessibleName(`${spoken(from, true)}, closed: Kurban Bayramı`)
    await day.click()
    const times = page.getByRole('region', { name: 'Choose a time' })
    await expect(times.getByText('Closed: Kurban Bayramı', { exact: true })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Private')
    await expectNoFurtherFindings(page, [PHONE])
    await expectToFit(page)
    const next = dateOf(inDays(5))
    await times.getByRole('button', { name: `Next available: ${spoken(next, false)}` }).click()
    await expect(screen.selectedDay).toHaveAttribute('data-date', next)
    await expect(screen.selectedDay).toBeFocused()
    await expect(screen.times.first()).toBeVisible()
  })

  test('a month without times leads to the next one, without moving the page', { tag: '@nightly' }, async ({
    page,
    publish,
  }) => {
    const [soon, late] = [dateOf(inDays(2)), dateOf(inDays(80))]
    const open = [{ startTime: '09:00', endTime: '10:00' }]
    const { path } = await publish({
      availabilities: [],
      dates: [
        { date: soon, spans: open },
        { date: late, spans: open },
      ],
    })
    const screen = new BookingScreen(page)
    await screen.open(path)
    const next = page.getByRole('button', { name: `Next available: ${spoken(late, false)}` })
    await expect(next).toHaveCount(0)
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    const turn = page.getByRole('button', { name: 'Next month' })
    await turn.click()
    await expect(next).toBeVisible()
    expect(await height()).toBe(before)
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await next.click()
    await expect(screen.selectedDay).toHaveAttribute('data-date', late)
    await expect(screen.selectedDay).toBeFocused()
    await expect(next).toHaveCount(0)
  })
})
