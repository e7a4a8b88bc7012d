import type { Page } from 'playwright/test'
import { HOUR_MS } from '@/lib/scheduling/units'
import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { newEmail } from '@/tests/support/browser/fixtures'
import { iso, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { row, shortDate, toast } from '@/tests/support/browser/meetings-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, visitor } from '@/tests/support/factories/pages'
import { awaitWholeDay } from '@/tests/support/midnight'

const NARROW = { width: 320, height: 700 }
const NAME = 'Vera Visitor · Intro call'

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  await login()
  await saveSettings(page.request)
})

/** A booking by a visitor, by default five days ahead at ten. */
async function book(
  page: Page,
  fields: object = {},
  { startMs = midnight(5) + 10 * HOUR_MS, guests = [] as string[] } = {},
) {
  const owner = senderOf(page.request)
  const { slug } = await createPage(owner, fields)
  const attendeeEmail = newEmail('vera')
  const { booking, meeting } = await createBooking(owner, slug, visitor(iso(startMs), { attendeeEmail, guests }))
  return { owner, slug, attendeeEmail, booking, meeting, startMs }
}

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const requests = (page: Page) => page.getByRole('region', { name: /open requests?$/ })
const panel = (page: Page) => page.getByRole('dialog', { name: NAME, exact: true })
const moving = (page: Page) => page.getByRole('dialog', { name: `Move “${NAME}”?` })
const newTime = (page: Page) => moving(page).getByRole('group', { name: 'New time' })

async function retypeTime(page: Page, time: string) {
  await newTime(page).getByRole('combobox').fill(time)
  await newTime(page).getByRole('combobox').press('Tab')
}

test.describe('Requests', () => {
  test('stand on top with their deadline, and approving confirms the booking', async ({ page, mails }) => {
    const { attendeeEmail } = await book(page, { approval: 'always' })
    await page.goto('/meetings')
    await expect(sidebar(page, 'Meetings , 1 open request')).toBeVisible()
    await expect(requests(page).getByText(/^Answer by .+, or the request expires\.$/)).toBeVisible()
    // Among the requests alone, and not in the list as well.
    await expect(row(page, NAME)).toHaveCount(1)
    await requests(page)
      .getByRole('button', { name: `Approve ${NAME}` })
      .click()
    await expect(toast(page, 'Approved')).toBeVisible()
    await expect(requests(page)).toHaveCount(0)
    await expect(sidebar(page, 'Meetings')).toBeVisible()
    await expect(page.getByText('No open requests')).toHaveAttribute('aria-live', 'polite')
    await expect(page.getByText('Waiting for approval')).toHaveCount(0)
    await expect(row(page, NAME)).toBeFocused()
    await mails.waitFor(attendeeEmail, { subject: /^Confirmed/ })
  })
})

test.describe('A booking', () => {
  test.describe('that cannot be moved', () => {
    test.use({ expectedConsole: [/409/] })

    test('stays where it is, and so does what was typed', { tag: '@nightly' }, async ({ page, mails }) => {
      const { owner, slug, startMs, attendeeEmail } = await book(page)
      await createBooking(owner, slug, visitor(iso(startMs + 3 * HOUR_MS), { attendeeName: 'Otto Other' }))
      await page.goto('/meetings')
      await page.getByRole('button', { name: `Move… ${NAME}` }).click()
      await expect(moving(page).getByText(/10:00 – 10:30$/)).toBeVisible()
      await moving(page).getByRole('button', { name: 'Move booking' }).click()
      await expect(moving(page).getByRole('alert')).toHaveText('It already has this time.')
      await moving(page).getByLabel('Message').fill('My train is late')
      await retypeTime(page, '13:15')
      await moving(page).getByRole('button', { name: 'Move booking' }).click()
      await expect(moving(page).getByRole('alert')).toHaveText(/is in the way at this time\. Choose another time\.$/)
      await expect(moving(page).getByLabel('Message')).toHaveValue('My train is late')
      await expect(newTime(page).getByRole('combobox')).toHaveValue('13:15')
      // Outside the hours of the page too.
      await retypeTime(page, '22:40')
      await expect(moving(page).getByText(/22:40 – 23:10$/)).toBeVisible()
      await moving(page).getByRole('button', { name: 'Move booking' }).click()
      await expect(toast(page, 'Booking moved')).toBeVisible()
      await expect(row(page, NAME)).toContainText('22:40')
      await expect(row(page, NAME).getByRole('button', { name: `Move… ${NAME}` })).toBeFocused()
      expect((await mails.waitFor(attendeeEmail, { subject: /^New time/ })).text).toContain('My train is late')
    })
  })

  test('is found by its state', { tag: '@nightly' }, async ({ page }) => {
    const { owner, slug, startMs } = await book(page)
    const other = await createBooking(owner, slug, visitor(iso(startMs + 2 * HOUR_MS), { attendeeName: 'Otto Other' }))
    await owner.send('POST', `/api/meetings/${other.meeting.id}/cancel`, {})
    await page.goto('/meetings')
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'cancelled, declined, expired', pressed: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 4 })).toHaveText([NAME])
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAccessibleDescription(
      '2 of 3 states selected',
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 4 })).toHaveText([NAME])
  })
})

test.describe('A booking in the month', () => {
  const now = new Date()
  const dayOf = (date: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, date)
  /** By its date, because an open dialog hides the roles behind it. */
  const cell = (page: Page, date: number) => page.locator(`td[data-date="${iso(dayOf(date)).slice(0, 10)}"]`)

  async function openNextMonth(page: Page) {
    await page.goto('/meetings')
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
  }

  test('is dragged to another day, which asks before it is sent', async ({ page }) => {
    await book(page, {}, { startMs: dayOf(10) + 10 * HOUR_MS })
    await openNextMonth(page)
    await expect(page.getByText('To move a booking, drag it to another day')).toBeVisible()
    const entry = cell(page, 10).getByRole('button', { name: /Vera Visitor/ })
    await entry.hover()
    await page.mouse.down()
    await cell(page, 17).hover({ position: { x: 30, y: 90 } })
    await expect(cell(page, 17)).toHaveAttribute('data-drop', '')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await entry.hover()
    await page.mouse.down()
    await cell(page, 17).hover({ position: { x: 30, y: 90 } })
    await page.mouse.up()
    await expect(newTime(page).getByRole('textbox').first()).toHaveValue(shortDate(dayOf(17)))
    await expect(newTime(page).getByRole('combobox')).toHaveValue('10:00')
    await expect(cell(page, 10).getByText('Vera Visitor')).toBeVisible()
    await moving(page).getByRole('button', { name: 'Move booking' }).click()
    await expect(toast(page, 'Booking moved')).toBeVisible()
    await expect(cell(page, 17).getByText('Vera Visitor')).toBeVisible()
    await expect(cell(page, 10).getByText('Vera Visitor')).toHaveCount(0)
  })

  test('is moved by keyboard from its details', { tag: '@nightly' }, async ({ page }) => {
    await book(page, { approval: 'always' }, { startMs: dayOf(10) + 10 * HOUR_MS })
    await openNextMonth(page)
    await cell(page, 10)
      .getByRole('button', { name: /Vera Visitor.*\(Waiting for approval\)/ })
      .focus()
    await page.keyboard.press('Enter')
    await panel(page)
      .getByRole('button', { name: `Move… ${NAME}` })
      .focus()
    await page.keyboard.press('Enter')
    await newTime(page)
      .getByRole('textbox')
      .first()
      .fill(shortDate(dayOf(18)))
    await moving(page).getByRole('button', { name: 'Move booking' }).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Booking moved')).toBeVisible()
    await expect(cell(page, 18).getByText('Vera Visitor')).toBeVisible()
  })
})

test.describe('A booking on a narrow screen', () => {
  test.use({ viewport: NARROW })

  test('fits and has no findings', { tag: '@nightly' }, async ({ page }) => {
    test.slow()
    await book(page, { approval: 'always', maxGuests: 2, reminders: [{ minutesBefore: 60, to: 'both' }] })
    await makeMeeting(page.request, midnight(2), { title: 'Weekly sync' })
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/meetings')
    await expect(requests(page)).toBeVisible()
    // On the first screen of a phone, below the request and what comes next.
    await expect.poll(async () => (await page.locator('[data-meeting]').first().boundingBox())?.y).toBeLessThan(400)
    const expectFit = async (look = expectNoFurtherFindings) => {
      await page.setViewportSize(NARROW)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await look(page, [NARROW])
    }
    await expectFit(expectNoFindings)
    await requests(page).getByRole('button', { name: 'Show', exact: true }).click()
    await expectFit()
    await requests(page).getByRole('button', { name: NAME, exact: true }).click()
    await expect(panel(page).getByText('asked for this meeting')).toBeVisible()
    await expectFit()
    await panel(page)
      .getByRole('button', { name: `Move… ${NAME}` })
      .click()
    await retypeTime(page, '15:00')
    await expectFit(expectNoFindings)
  })
})
