import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, newEmail, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

const SEVERAL = { durations: [30, 60, 90], duration: 30, availabilities: openDaily('09:00', '17:00'), timezone: 'UTC' }

test.beforeEach(async ({ login }) => {
  await login()
})

for (const size of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`The owner’s view of a page, at ${size.width} px`, { tag: '@nightly' }, () => {
    test('offers its durations, and books the one that is chosen', async ({ page, sql, mails }) => {
      const { id } = await createPage(senderOf(page.request), SEVERAL)
      await page.setViewportSize(size)
      await page.goto(`/time-slot-pages/${id}`)
      await expect(page.getByText('30, 60 or 90 min', { exact: false })).toBeVisible()
      const chips = page.getByRole('radiogroup', { name: 'Duration' }).first()
      await expect(chips.getByRole('radio')).toHaveCount(3)
      const first = chips.getByRole('radio', { name: '30 minutes' })
      // Until the screen is hydrated, nothing on it takes a key.
      await expect(first).toBeEnabled()
      await first.focus()
      await page.keyboard.press('ArrowRight')
      await expect(chips.getByRole('radio', { name: '1 hour' })).toBeChecked()
      const times = page.getByRole('group', { name: 'Choose a time' }).getByRole('button')
      // The first days may be over, or all but today. A phone turns by weeks.
      await page.getByRole('button', { name: /^Next (month|week)$/ }).click()
      await page.getByRole('grid').locator('button:enabled').nth(2).click()
      await expect(times).toHaveCount(15)
      await expectNoFindings(page, [size])
      await times.first().click()
      await expect(page.getByRole('region', { name: 'Complete Booking' })).toContainText('1 hour')
      const guest = newEmail('guest')
      await page.getByLabel('Name').fill('Gus Guest')
      await page.getByLabel('Email').fill(guest)
      await page.getByRole('button', { name: 'Book Meeting' }).click()
      await mails.waitFor(guest, { subject: /^Confirmed/ })
      expect(
        await sql(
          'select extract(epoch from end_time - start_time)::int / 60 as minutes from time_slot_bookings where page_id = $1',
          [id],
        ),
      ).toEqual([{ minutes: 60 }])
    })

    test('says why a day is closed as visitors read it, also while the page is unpublished', async ({ page }) => {
      const owner = senderOf(page.request)
      const { id } = await createPage(owner, { ...SEVERAL, isActive: false })
      const closed = dateOf(inDays(3))
      await addTimeOff(owner, { from: closed, to: dateOf(inDays(4)), title: 'Private', publicLabel: 'Kurban Bayramı' })
      await page.setViewportSize(size)
      await page.goto(`/time-slot-pages/${id}`)
      const day = page.getByRole('grid').locator(`[data-date="${closed}"]`)
      await expect(page.getByRole('gridcell', { selected: true })).toBeVisible()
      if ((await day.count()) === 0) await page.getByRole('button', { name: /^Next (month|week)$/ }).click()
      await expect(day).toHaveAccessibleName(/, closed: Kurban Bayramı$/)
      await day.click()
      await expect(page.getByText('Closed: Kurban Bayramı', { exact: true })).toBeVisible()
      await expectNoFindings(page, [size])
      await page.getByRole('button', { name: /^Next available/ }).click()
      await expect(page.getByRole('group', { name: 'Choose a time' }).getByRole('button').first()).toBeVisible()
    })
  })
}

test.describe('The owner’s view of a page that is changed elsewhere', { tag: '@nightly' }, () => {
  test.use({ expectedConsole: [/status of 400/] })

  test('shows its durations of now', async ({ page }) => {
    const { id } = await createPage(senderOf(page.request), SEVERAL)
    await page.goto(`/time-slot-pages/${id}`)
    const chips = page.getByRole('radiogroup', { name: 'Duration' }).first()
    await expect(chips.getByRole('radio', { name: '30 minutes' })).toBeChecked()
    await page.request.patch(`/api/time-slot-pages/${id}`, { data: { durations: [45, 75], duration: 45 } })
    await chips.getByRole('radio', { name: '1 hour' }).click({ force: true })
    await expect(chips.getByRole('radio', { name: '45 minutes' })).toBeChecked()
    await expect(chips.getByRole('radio', { name: '1 hour', exact: true })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Choose a time' }).getByRole('button').first()).toBeVisible()
  })
})
