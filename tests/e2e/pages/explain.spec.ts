import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

test.describe('Why a time is not offered', () => {
  test('the keyboard asks, each rule answers, and a link leads to where it is changed', { tag: '@nightly' }, async ({
    page,
    login,
  }) => {
    await login()
    const owner = senderOf(page.request)
    await saveSettings(owner, { timezone: 'UTC', fullName: 'Ada Lovelace', timeFormat: '24h' })
    const { id } = await createPage(owner, {
      durations: [30, 60],
      minimumNotice: 40 * 24 * 60,
      availabilities: openDaily('09:00', '17:00'),
    })
    const day = dateOf(inDays(3))
    await addTimeOff(owner, { from: day, to: day, title: 'Moving' })
    await page.goto(`/time-slot-pages/${id}`)
    const section = page.getByRole('group', { name: "Why isn't a time available?" })
    await section.getByRole('textbox', { name: 'Date' }).fill(day)
    await section.getByRole('combobox').fill('20:00')
    await section.getByRole('combobox').press('Tab')
    await page.keyboard.press('Enter')
    const reasons = section.getByRole('listitem')
    await expect(reasons).toHaveCount(3)
    await expect(reasons.filter({ hasText: 'There is time off: Moving.' })).toContainText("That alone isn't enough.")
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320)

    // Another duration asks again: no answer stays that belongs to another question.
    const asked = page.waitForRequest((request) => request.url().includes('duration=60'))
    await section.getByRole('button', { name: '1 hour' }).click()
    await asked
    await section.getByRole('link', { name: 'See what that changes' }).click()
    await expect(page.getByRole('tab', { name: 'When' })).toHaveAttribute('aria-selected', 'true')
  })
})
