import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { bookBy } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

test.describe('Cancellation page', () => {
  test('an attendee cancels from the mail, says why, and the time is free again', async ({ page, login, mails }) => {
    const owner = await login()
    const client = senderOf(page.request)
    const { slug } = await createPage(client)
    const attendee = newEmail('vera')
    const booking = visitor(inDays(5), { attendeeEmail: attendee, userTimezone: 'Asia/Kathmandu' })
    const book = () => bookBy(client, slug, booking)
    expect((await book()).status).toBe(201)

    const confirmation = await mails.waitFor(attendee, { subject: /^Confirmed/ })
    await page.goto(/http\S+\/b\/[\w-]+/.exec(confirmation.text)?.[0] ?? '')
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /calendar\.google\.com/)
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    const shown = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    if (shown) await page.setViewportSize(shown)
    await dialog.getByRole('button', { name: 'Keep booking' }).click()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog.getByLabel(/^Message to/).fill('Something came up')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(dialog.getByLabel(/^Message to/)).toHaveValue('Something came up')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    const news = page.getByRole('heading', { level: 1, name: 'Your meeting is cancelled' })
    await expect(news).toBeFocused()
    await expect(page.getByText(/^We've emailed /)).toBeVisible()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.locator('s')).toContainText('17:45 – 18:15')
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)

    const notice = await mails.waitFor(owner, { subject: /^Cancelled: Intro call/ })
    expect(notice.text).toContain('Something came up')
    expect(notice.ics[0]).toContain('METHOD:CANCEL')
    await mails.waitFor(attendee, { subject: /^Cancelled/ })
    expect((await book()).status).toBe(201)
  })
})
