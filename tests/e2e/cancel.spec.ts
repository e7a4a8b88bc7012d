import { expect, newEmail, test } from '../support/browser/fixtures'

const ALWAYS = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))

test.describe('Cancellation page', () => {
  test('an attendee cancels from the mail, says why, and the time is free again', async ({ page, login, mails }) => {
    const owner = await login()
    const data = { title: 'Intro call', timezone: 'UTC', availabilities: ALWAYS }
    const { slug } = await (await page.request.post('/api/time-slot-pages', { data })).json()
    const startTime = `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`
    const attendee = newEmail('vera')
    const booking = { attendeeName: 'Vera', attendeeEmail: attendee, startTime, userTimezone: 'Asia/Kathmandu' }
    const book = () => page.request.post(`/api/schedule/${slug}/book`, { data: booking })
    expect((await book()).status()).toBe(201)

    const confirmation = await mails.waitFor(attendee, { subject: /^Confirmed/ })
    await page.goto(/http\S+\/b\/[\w-]+/.exec(confirmation.text)?.[0] ?? '')
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', /calendar\.google\.com/)
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await dialog.getByRole('button', { name: 'Keep booking' }).click()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog.getByLabel(/^Message to/).fill('Something came up')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)

    const notice = await mails.waitFor(owner, { subject: /^Cancelled: Intro call/ })
    expect(notice.text).toContain('Something came up')
    expect(notice.ics[0]).toContain('METHOD:CANCEL')
    await mails.waitFor(attendee, { subject: /^Cancelled/ })
    expect((await book()).status()).toBe(201)
  })
})
