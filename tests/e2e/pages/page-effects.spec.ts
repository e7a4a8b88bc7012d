import type { Page } from 'playwright/test'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { unfold } from '@/tests/support/browser/unfold'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3, 4] as const
const OPEN = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '09:00',
  endTime: '17:00',
}))

/** The first such weekday that is at least three days away, at an hour in UTC. */
function next(dayOfWeek: number, hour: number): string {
  const days = [3, 4, 5, 6, 7, 8, 9].find((count) => new Date(inDays(count)).getUTCDay() === dayOfWeek)
  return inDays(days ?? 0, hour)
}

/** A day's notice and so much more that the first start is far from changing while the test runs. */
function calmNotice(): number {
  return 26 * 60 + 15 - (Math.floor(Date.now() / MINUTE_MS) % 30)
}

async function countOffered(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`/api/schedule/${id}/slots?from=${dateOf(inDays(0))}&to=${dateOf(inDays(27))}`)
  const { days } = (await answer.json()) as { days: { slots: string[] }[] }
  return days.flatMap(({ slots }) => slots).length
}

test('The page editor says what rules do and what a save would change, and that is what is offered then', {
  tag: '@nightly',
}, async ({ page, login, sql }) => {
  await login()
  const owner = senderOf(page.request)
  const { id, slug } = await createPage(owner, { availabilities: OPEN, bufferBefore: 0, bufferAfter: 0 })

  async function bookAt(start: string, change: string): Promise<void> {
    const { meeting } = await createBooking(owner, slug, visitor(start))
    await sql(`update time_slot_bookings set ${change} where id = (select booking_id from meetings where id = $1)`, [
      meeting.id,
    ])
  }
  const twoWeeksAgo = (made: string) =>
    ['start_time', 'end_time', 'guard_start', 'guard_end']
      .map((column) => `${column} = ${column} - interval '14 days'`)
      .concat(`created_at = start_time - interval '14 days' - interval '${made}'`)
      .join(', ')
  await bookAt(next(MONDAY, 9), twoWeeksAgo('9 days'))
  await bookAt(next(MONDAY, 10), twoWeeksAgo('8 days'))
  await bookAt(next(TUESDAY, 9), twoWeeksAgo('2 hours'))
  await bookAt(next(WEDNESDAY, 9), twoWeeksAgo('3 hours'))
  await bookAt(next(THURSDAY, 12), "created_at = created_at - interval '100 days'")

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/time-slot-pages/${id}/edit?tab=when`)
  const said = (text: string | RegExp) => page.getByRole('tabpanel').getByText(text)
  const forecast = page.getByRole('region', { name: 'If you save this' })
  await expect(said('16 start times on a free Monday; a full day holds 16 bookings.')).toBeVisible()
  await expect(forecast).toBeHidden()

  await unfold(page, 'Limits')
  await page.getByRole('switch', { name: 'Limit per day' }).click()
  await page.getByLabel('Bookings per day').fill('15')
  await expect(said('16 start times on a free Monday; a full day holds 15 bookings.')).toBeVisible()
  await page.getByLabel('Bookings per day').fill('1')
  await expect(said('At most 1 booking a day: a full week holds 4 bookings.')).toBeVisible()
  await unfold(page, 'How far ahead')
  await page.getByLabel('Unit of the notice').selectOption('minutes')
  const notice = page.getByLabel('Minimum notice')
  const week = said('At most 1 booking a day: a full week holds 4 bookings.')
  const distance = async () => ((await week.boundingBox())?.y ?? 0) - ((await notice.boundingBox())?.y ?? 0)
  const kept = await distance()
  await notice.clear()
  await expect(week).toBeHidden()
  expect(await distance()).toBe(kept)
  await notice.fill(String(calmNotice()))
  await expect(week).toBeVisible()
  await expect(said(/^Visitors see times from (tomorrow|\w{3} \d{1,2} \d{4},) \d\d:\d\d on\.$/)).toBeVisible()
  await page.getByRole('group', { name: 'Thursday' }).getByRole('button', { name: 'Remove' }).click()

  // Folded on a phone.
  await forecast.getByText('If you save this').click()
  await expect(forecast).toContainText('Hours offered per week: 32 → 24.')
  await expect(forecast).toContainText(
    "3 of the last 90 days' bookings would not have been possible (notice 2, limit 1).",
  )
  await expect(forecast).toContainText('1 standing booking lies outside the new hours and stays.')
  await forecast.getByText('Show these bookings').click()
  await expect(forecast.getByRole('link', { name: /12:00 · Vera Visitor$/ })).toBeVisible()
  await expectNoFindings(page)
  const [, before, after] =
    /(\d+) → (\d+)\.$/.exec((await forecast.getByText(/^Start times/).textContent()) ?? '') ?? []
  expect(await countOffered(page, id)).toBe(Number(before))

  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('status').getByText('Time slot page updated successfully')).toBeVisible()
  expect(await countOffered(page, id)).toBe(Number(after))
})

test('The forecast covers neither the field that is typed in nor a narrow phone', { tag: '@nightly' }, async ({
  page,
  login,
}) => {
  await login()
  // Open on each day, so that a longer notice takes times away whatever day it is.
  const { id } = await createPage(senderOf(page.request), { availabilities: openDaily('09:00', '17:00') })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/time-slot-pages/${id}/edit?tab=when`)
  await expect(page.getByLabel('Title')).toBeEnabled()
  await unfold(page, 'How far ahead')
  const notice = page.getByLabel('Minimum notice')
  await notice.focus()
  // Right above the bar.
  const bar = (await page.getByRole('button', { name: 'Save Changes' }).boundingBox())?.y ?? 0
  const field = await notice.boundingBox()
  await page.evaluate((by) => window.scrollBy(0, by), (field?.y ?? 0) + (field?.height ?? 0) + 16 - bar)
  await notice.fill('50')
  const forecast = page.getByRole('region', { name: 'If you save this' })
  await expect(forecast.getByText(/^Start times in the next 28 days/)).toBeVisible()
  await expect
    .poll(async () => {
      const [typed, panel] = [await notice.boundingBox(), await forecast.boundingBox()]
      return (panel?.y ?? 0) - (typed?.y ?? 0) - (typed?.height ?? 0)
    })
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
