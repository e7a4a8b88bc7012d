import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, newEmail, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { toast } from '@/tests/support/browser/meetings-screen'
import { inDays } from '@/tests/support/factories/pages'

test.describe('No time fits?', () => {
  test('a guest asks for an evening, reads why it is not offered, and the owner accepts it once', async ({
    page,
    publish,
    login,
    mails,
  }) => {
    const { path, ownerEmail } = await publish({
      acceptsOtherTimes: true,
      availabilities: openDaily('09:00', '17:00'),
      timezone: 'UTC',
      lockTimezone: true,
    })
    const email = newEmail()
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await page.getByRole('button', { name: 'No time fits?' }).click()
    const first = page.getByRole('group', { name: 'A time that suits you' })
    await first.getByLabel('Date').fill(inDays(3).slice(0, 10))
    await first.getByLabel('Time').fill('18:00')
    await expect(first.getByText('This time is outside the hours of Ada Lovelace.')).toBeVisible()
    await page.getByLabel('Name').fill('Vera Rubin')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message to Ada Lovelace').fill('I work in the daytime.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await expectNoFindings(page, [PHONE, DESKTOP])
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(`Ada Lovelace answers by email to ${email}.`)).toBeVisible()
    await mails.waitFor(email)
    await login({ email: ownerEmail })
    await page.setViewportSize(DESKTOP)
    await page.goto('/meetings')
    await expect(page.getByRole('heading', { name: '1 request for another time' })).toBeVisible()
    await expect(page.getByText('Your calendar is free at that time.')).toBeVisible()
    await expectNoFindings(page, [DESKTOP, PHONE])
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: /^Accept once/ }).click()
    await expect(toast(page, 'Booked')).toBeVisible()
    await expect(page.getByRole('heading', { name: /request for another time/ })).toHaveCount(0)
  })
})
