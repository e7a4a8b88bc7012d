import { expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { openSoon } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

const FAKES = process.env.E2E_FAKES_URL ?? ''

test.describe('Meetings, calendar events', () => {
  test('a booking on a Meet page shows its link everywhere; what Google refuses is shown, tried again, and cancelled', async ({
    page,
    login,
    mails,
  }) => {
    const title = `Intro call ${Date.now()}`
    const fakeEvents = async () => {
      const { events } = await (await fetch(`${FAKES}/control/state`)).json()
      return (events as { summary: string }[]).filter(({ summary }) => summary === title)
    }
    await login()
    await page.goto('/integrations')
    await page.getByRole('button', { name: 'Connect with Google' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Google connected')).toBeVisible()
    const fields = { title, availabilities: openSoon(), location: 'google_meet' }
    const { slug } = await createPage(senderOf(page.request), fields)

    const screen = new BookingScreen(page)
    await screen.open(`/${slug}`)
    await screen.times.last().click()
    const email = await screen.fill()
    await screen.submit()
    await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Join the meeting' })
    await expect(link).toHaveAttribute('href', /^https:\/\/meet\.google\.com\/[a-z-]+$/)
    const href = (await link.getAttribute('href')) ?? ''
    expect(await fakeEvents()).toMatchObject([{ attendees: [{ email }] }])

    const mail = await mails.waitFor(email)
    expect(mail.text).toContain(href)
    await page.goto(/\/b\/[\w.-]+/.exec(mail.text)?.[0] ?? '')
    await expect(link).toHaveAttribute('href', href)
    await expectNoFurtherFindings(page, [{ width: 320, height: 720 }])

    await page.goto('/meetings')
    await page.getByText('Added to Google Calendar').waitFor()
    await expect(page.getByRole('link', { name: 'Open meeting link' })).toHaveAttribute('href', href)
    const fault = { provider: 'google', kind: 'forbidden', call: 'events.delete' }
    await page.request.post(`${FAKES}/control/fail`, { data: fault })
    await page.getByRole('button', { name: new RegExp(`^Cancel booking .* · ${title}$`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
    await expect(async () => {
      await page.reload()
      await expect(
        page.getByText("Not removed from Google Calendar: the account can't edit that calendar."),
      ).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectNoFurtherFindings(page, [{ width: 320, height: 720 }])
    expect(await fakeEvents()).toHaveLength(1)
    await page.getByRole('button', { name: new RegExp(`^Retry the calendar of .* · ${title}$`) }).click()
    await expect(page.getByText('Not removed from Google Calendar')).toHaveCount(0)
    await expect.poll(fakeEvents).toEqual([])
  })
})
