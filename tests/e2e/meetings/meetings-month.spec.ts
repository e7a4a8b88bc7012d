import type { Page } from 'playwright/test'
import { HOUR_MS } from '@/lib/scheduling/units'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { iso, MANY_MEETINGS, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { saveSettings } from '@/tests/support/browser/settings'
import { awaitWholeDay } from '@/tests/support/midnight'

const cell = (page: Page, date: number) => page.locator(`td[data-date="${new Date(date).toISOString().slice(0, 10)}"]`)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const monthName = (ms: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(ms)
const firstOfMonth = (months: number) => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)
}

let email: string

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  email = await login()
  await saveSettings(page.request)
})

async function openMonth(page: Page) {
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(heading(page)).toHaveText(monthName(Date.now()))
}

test.describe('Meetings month', { tag: '@nightly' }, () => {
  test('the view is remembered, and the month is its own', async ({ page }) => {
    await openMonth(page)
    await expect(page.getByRole('button', { name: 'Calendar view' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heading(page)).toHaveText(monthName(Date.now()))
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(heading(page)).toHaveText(monthName(firstOfMonth(1)))
    await page.getByRole('button', { name: 'List view' }).click()
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await expect(heading(page)).toHaveText(monthName(firstOfMonth(1)))
    for (const back of [0, -1]) {
      await page.getByRole('button', { name: 'Previous month' }).click()
      await expect(heading(page)).toHaveText(monthName(firstOfMonth(back)))
    }
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(heading(page)).toHaveText(monthName(Date.now()))
    await page.getByRole('button', { name: 'Week view' }).click()
    await expect(page.getByRole('cell')).toHaveCount(7)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(cell(page, midnight(0) + 7 * 24 * HOUR_MS)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Week view' })).toHaveAttribute('aria-pressed', 'true')
  })

  for (const [weekStartDay, first, last] of [
    [0, 'Sun', 'Sat'],
    [1, 'Mon', 'Sun'],
    [6, 'Sat', 'Fri'],
  ] as const) {
    test(`weeks that start on day ${weekStartDay} run from ${first} to ${last}, cells are 120 px or more`, async ({
      page,
    }) => {
      await saveSettings(page.request, { weekStartDay })
      await openMonth(page)
      const days = page.getByRole('columnheader')
      await expect(days).toHaveCount(7)
      await expect(days.first()).toHaveText(first)
      await expect(days.last()).toHaveText(last)
      const blanks = (new Date(firstOfMonth(0)).getUTCDay() - weekStartDay + 7) % 7
      const cells = page.getByRole('cell')
      if (blanks > 0) await expect(cells.nth(blanks - 1)).toHaveText('')
      await expect(cells.nth(blanks)).toContainText('1')
      const heights = await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(120)
      await expect(page.locator('td[aria-current="date"]')).toContainText(String(new Date().getUTCDate()))
    })
  }

  test('a day lists its meetings by start; one opens its details with what can be done to it', async ({ page }) => {
    const today = midnight(0)
    await makeMeeting(page.request, today + 15 * HOUR_MS, {
      title: 'Later',
      locationData: { customLocation: 'Room 3' },
    })
    await makeMeeting(page.request, today + 9 * HOUR_MS, { title: 'Sooner' })
    await openMonth(page)
    await expect(page.getByText('2 meetings', { exact: true })).toBeVisible()
    const entries = page.locator('td[aria-current="date"]').getByRole('listitem').getByRole('button')
    await expect(entries).toHaveText([/09:00\s*Sooner/, /15:00\s*Later/])
    await entries.last().click()
    const dialog = page.getByRole('dialog', { name: 'Later' })
    for (const text of ['Room 3', 'Platform meeting']) await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog).toContainText('15:00 – 15:30')
    await expect(dialog.getByRole('link', { name: 'Edit Later' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete Later' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').getByText('Meeting deleted')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(entries).toHaveText([/Sooner/])
    await expect(heading(page)).toBeFocused()
  })

  test('an empty part of a day, or its number by keyboard, begins a meeting on that day', async ({ page }) => {
    await openMonth(page)
    await page.getByRole('button', { name: 'Next month' }).click()
    const year = new Date(firstOfMonth(1)).getUTCFullYear()
    const month = new Date(firstOfMonth(1)).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
    const day = (number: number) =>
      page.getByRole('button', { name: `Create a meeting on ${month} ${number} ${year}`, exact: true })
    await page
      .getByRole('cell')
      .filter({ has: day(12) })
      .click({ position: { x: 40, y: 100 } })
    const dialog = page.getByRole('dialog', { name: 'Create New Meeting' })
    const start = dialog.getByRole('group', { name: 'Start Time' })
    await expect(start.getByRole('textbox').first()).toHaveValue(`${month} 12 ${year}`)
    await expect(start.getByRole('combobox')).toHaveValue('09:00')
    await page.keyboard.press('Escape')
    await expect(day(12)).toBeFocused()
    // One day is in the tab order; arrows go to the others, and stop at the month's end.
    await expect(day(12)).toHaveAttribute('tabindex', '0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(day(20)).toBeFocused()
    await expect(day(12)).toHaveAttribute('tabindex', '-1')
    for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowUp')
    await expect(day(6)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(start.getByRole('textbox').first()).toHaveValue(`${month} 6 ${year}`)
    await dialog.getByLabel('Title').fill('Planning')
    await dialog.getByRole('button', { name: 'Create Meeting' }).click()
    await expect(page.getByRole('cell').filter({ has: day(6) })).toContainText('Planning')
  })

  test('what does not fit into a cell opens as a list, and the focus comes back', async ({ page, sql }) => {
    await sql(MANY_MEETINGS, [email, iso(midnight(0)), 1000, '1 minute'])
    await openMonth(page)
    await expect(page.getByText('1,000 meetings', { exact: true })).toBeVisible()
    const more = page.getByRole('button', { name: /^\+997 more/ })
    await more.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').first()).toContainText('Meeting 1')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1000)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  test('the filter and the search narrow the month as they narrow the list', async ({ page }) => {
    await makeMeeting(page.request, midnight(0), { title: 'Weekly sync' })
    await makeMeeting(page.request, midnight(0) + HOUR_MS, { title: 'Interview' })
    await openMonth(page)
    await page.getByRole('searchbox', { name: 'Search meetings' }).fill('inter')
    await expect(page.getByText('1 meeting', { exact: true })).toBeVisible()
    // Just after midnight it is also up next.
    await expect(page.getByRole('table').getByText('Weekly sync')).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    for (const name of ['platform meetings', 'time slot bookings', 'google calendar', 'outlook calendar']) {
      await page.getByRole('checkbox', { name, exact: true }).click()
    }
    await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

    test('days count their meetings, and the one that is touched is listed below', async ({ page }) => {
      await makeMeeting(page.request, midnight(0) + 9 * HOUR_MS, { title: 'A meeting with a title that is long' })
      await openMonth(page)
      const day = page.getByRole('button', { name: /, 1 meeting$/ })
      await expect(day).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('heading', { name: 'A meeting with a title that is long' })).toBeVisible()
      const other = page.getByRole('button', { name: /, 0 meetings$/ }).first()
      await other.tap()
      await expect(page.getByText(/^No meetings on /)).toBeVisible()
      await page.getByRole('button', { name: /^Create a meeting on / }).tap()
      await expect(page.getByRole('dialog', { name: 'Create New Meeting' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden()
      await day.tap()
      await expect(page.getByRole('button', { name: /^Delete A meeting/ }).locator('..')).toHaveCSS('opacity', '1')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.getByRole('button', { name: 'List view' }).click()
      await expect(page.getByRole('heading', { name: 'A meeting with a title that is long' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })

  test('the day of a meeting is that of the zone', async ({ page }) => {
    await saveSettings(page.request, { timezone: 'Pacific/Apia', timeFormat: '12h' })
    await makeMeeting(page.request, firstOfMonth(1) + 10 * 24 * HOUR_MS + 11.5 * HOUR_MS, { title: 'Morning in Apia' })
    await page.goto('/meetings')
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await expect(heading(page)).toHaveText(/^[A-Z][a-z]+ \d{4}$/)
    const shown = await heading(page).textContent()
    if (shown !== monthName(firstOfMonth(1))) await page.getByRole('button', { name: 'Next month' }).click()
    await expect(cell(page, firstOfMonth(1) + 11 * 24 * HOUR_MS)).toContainText('12:30 AM')
  })
})
