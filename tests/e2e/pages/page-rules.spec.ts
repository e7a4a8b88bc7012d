import type { Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { unfold } from '@/tests/support/browser/unfold'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } }
const TABS = ['Basics', 'When', 'Booking', 'Messages', 'Access']

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const storedOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/time-slot-pages/${id}`)).json()) as object

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('The page editor', { tag: '@nightly' }, () => {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`sets the rules of a real week on a ${name}`, async ({ page }) => {
      const { id } = await createPage(senderOf(page.request), { availabilities: openDaily('09:00', '17:00') })
      await page.setViewportSize(size)
      await page.goto(`/time-slot-pages/${id}/edit`)
      await page.getByRole('switch', { name: 'Let visitors choose between several lengths' }).click()
      await page.getByRole('button', { name: '60 min' }).click()
      await expect(page.getByText('Visitors can choose 30 or 60 minutes. 30 minutes is chosen at first.')).toBeVisible()

      await tab(page, 'When').click()
      await page.getByRole('switch', { name: 'Show visitors this time zone only' }).click()
      await page.getByLabel('Friday start time').selectOption('22:00')
      await page.getByLabel('Friday end time').selectOption('02:00')
      await expect(page.getByLabel('Friday end time')).toHaveAccessibleDescription('ends the next day')
      await unfold(page, 'Single dates')
      await page.getByRole('button', { name: 'Close several days' }).click()
      const dialog = page.getByRole('dialog', { name: 'Hours of single dates' })
      await dialog.getByRole('group', { name: 'First day' }).getByLabel('Date').fill('2027-08-01')
      await dialog.getByRole('group', { name: 'Last day' }).getByLabel('Date').fill('2027-08-21')
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Aug 1 2027 – Aug 21 2027')).toBeVisible()

      await page
        .getByRole('group', { name: 'Gaps' })
        .getByRole('button', { name: '0 min', exact: true })
        .first()
        .click()
      await unfold(page, 'How far ahead')
      await page.getByLabel('Minimum notice').fill('1')
      await page.getByLabel('Unit of the notice').selectOption('days')
      await page.getByText('A number of days', { exact: true }).click()
      await page.getByRole('spinbutton', { name: 'Days ahead' }).fill('30')
      await unfold(page, 'Limits')
      await page.getByRole('switch', { name: 'Limit per day' }).click()
      await unfold(page, 'Start times')
      await page.getByText('On the clock', { exact: true }).click()
      await saveChanges(page)
      await expect(page.getByRole('status').getByText('Time slot page updated successfully')).toBeVisible()
      await expect(page.getByText('30 or 60 min slots')).toBeVisible()
      const stored = await storedOf(page, id)
      expect(stored).toMatchObject({
        durations: [30, 60],
        lockTimezone: true,
        bufferBefore: 0,
        bufferAfter: 5,
        minimumNotice: 1440,
        bookingWindow: { type: 'days', days: 30 },
        limits: [{ per: 'day', max: 4 }],
        align: 'clock',
      })
      expect((stored as { dates: unknown[] }).dates).toHaveLength(21)

      await page.goto(`/time-slot-pages/${id}/edit?tab=when`)
      await expect(page.getByLabel('Minimum notice')).toHaveValue('1')
      await expect(page.getByRole('switch', { name: 'Limit per day' })).toBeChecked()
    })
  }

  test('leads to the tab and field of an error, and marks the tab', async ({ page }) => {
    const { id } = await createPage(senderOf(page.request))
    await page.goto(`/time-slot-pages/${id}/edit?tab=when`)
    const after = page.getByLabel('After a booking')
    await after.fill('2000')
    await tab(page, 'Messages').click()
    await saveChanges(page)
    await expect(after).toBeFocused()
    await expect(after).toHaveAccessibleDescription(/from 0 to 1,440/)
    await expect(tab(page, 'When')).toHaveAccessibleName('When (needs attention)')
    await expect(page).toHaveURL(/\?tab=when$/)
  })

  test('is worked with the keyboard: tabs, dates and their dialog', async ({ page }) => {
    const { id } = await createPage(senderOf(page.request))
    await page.goto(`/time-slot-pages/${id}/edit`)
    await expect(page.getByLabel('Title')).toBeEnabled()
    await tab(page, 'Basics').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'When')).toBeFocused()
    await expect(page).toHaveURL(/\?tab=when$/)
    await page.getByRole('heading', { name: 'Single dates' }).locator('..').focus()
    await page.keyboard.press('Enter')
    const today = page.getByRole('button', { name: /^Today, / })
    await today.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Hours of single dates' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Apply' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /, closed$/ })).toBeFocused()
  })

  for (const [name, size] of Object.entries(SIZES)) {
    test(`marks holidays and days off in the calendar of single dates, with their names, on a ${name}`, async ({
      page,
    }) => {
      const owner = senderOf(page.request)
      const { id } = await createPage(owner, {
        dates: [{ date: '2027-05-06', spans: [{ startTime: '09:00', endTime: '12:00' }] }],
      })
      await saveSettings(owner, { holidays: { country: 'DE', region: 'BW' } })
      await addTimeOff(owner, { from: '2027-05-20', to: '2027-05-22', title: 'Sailing' })
      await addTimeOff(owner, { from: '2027-05-25', startTime: '09:00', endTime: '12:00', title: 'Dentist' })
      await addTimeOff(owner, { from: '2027-05-12', title: 'Switched off', isActive: false })
      await page.setViewportSize(size)
      await page.clock.setFixedTime(new Date('2027-05-03T10:00:00Z'))
      await page.goto(`/time-slot-pages/${id}/edit?tab=when`)
      const day = (name: string) => page.getByRole('button', { name, exact: true })
      await expect(day('Friday, May 21, 2027, Time off: Sailing')).toBeVisible()
      await expect(day('Thursday, May 27, 2027, Public holiday: Fronleichnam')).toBeVisible()
      await expect(day('Tuesday, May 25, 2027, Part of a day: Dentist')).toBeVisible()
      await expect(day('Wednesday, May 12, 2027')).toBeVisible()
      // Hours of its own open a date in spite of the holiday.
      await expect(
        page.getByRole('button', { name: /^Thursday, May 6, 2027, open 09:00 .* 12:00, Public holiday: / }),
      ).toBeVisible()
      const list = page.getByRole('list', { name: 'Time off in this month' })
      await expect(list.getByRole('listitem').filter({ hasText: 'Sailing' })).toContainText('May 20 2027 – May 22 2027')
      await expect(list).not.toContainText('Switched off')
      await expectNoFindings(page, [size])
      await page.getByRole('button', { name: 'Go to the next month' }).click()
      await expect(list).toBeHidden()
      await day('Thursday, June 3, 2027').click()
      await expect(page.getByRole('dialog', { name: 'Hours of single dates' })).toBeVisible()
    })
  }

  test('fits a narrow phone in every tab, and axe finds nothing', async ({ page }) => {
    const dates = [{ date: '2027-08-01', spans: [{ startTime: '22:00', endTime: '02:00' }] }]
    const { id } = await createPage(senderOf(page.request), {
      dates,
      durations: [15, 30],
      step: 20,
      limits: [{ per: 'week', max: 5 }],
      bookingWindow: { type: 'range', from: '2027-01-01', to: '2027-03-01' },
    })
    await page.goto(`/time-slot-pages/${id}/edit`)
    for (const name of TABS) {
      await tab(page, name).click()
      if (name === 'When') await expect(page.getByRole('grid')).toBeVisible()
      await expectNoFindings(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeInViewport()
    }
    await tab(page, 'When').click()
    await page.getByRole('button', { name: 'Edit Aug 1 2027' }).click()
    await expectNoFindings(page, [{ width: 320, height: 640 }])
  })

  test('keeps all rules of a page that is duplicated', async ({ page }) => {
    const rules = { durations: [15, 30], step: 10, minimumNotice: 120, dates: [{ date: '2027-08-01', spans: [] }] }
    const { id } = await createPage(senderOf(page.request), rules)
    const copy = await page.request.post(`/api/time-slot-pages/${id}/duplicate`)
    expect(await copy.json()).toMatchObject(rules)
  })
})
