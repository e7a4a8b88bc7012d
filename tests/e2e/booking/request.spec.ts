import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

test.describe('a page whose owner approves each booking', () => {
  test('takes a request, which its owner approves from the mail without scripts', async ({
    page,
    login,
    mails,
    browser,
    watchConsole,
  }) => {
    const owner = await login()
    const { slug } = await createPage(senderOf(page.request), { approval: 'always' })
    const attendee = newEmail('vera')
    const booking = new BookingScreen(page)
    await booking.open(`/${slug}`)
    await booking.times.first().click()
    const { dialog } = booking
    await expect(dialog.getByText(/approves each booking/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(attendee)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to Calendar' })).toHaveCount(0)
    await mails.waitFor(attendee, { subject: /^Request sent/ })

    const { text } = await mails.waitFor(owner, { subject: /^Approve or decline: Intro call/ })
    const link = /http\S+\/api\/requests\/\S+decision=approve/.exec(text)?.[0] ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false })
    watchConsole(context)
    const inbox = await context.newPage()
    await inbox.goto(link)
    await expect(inbox.getByRole('heading', { name: 'Approve this request?' })).toBeVisible()
    // The page's own style holds: the mark of the product is not as wide as the window.
    expect((await inbox.locator('header svg').boundingBox())?.width).toBe(32)
    for (const width of [320, 1280]) {
      await inbox.setViewportSize({ width, height: 640 })
      expect(await inbox.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await inbox.getByRole('link', { name: 'Decline instead' }).click()
    await expect(inbox.getByLabel(/^Message to Vera Visitor/)).toBeVisible()
    await inbox.getByRole('link', { name: 'Approve instead' }).click()
    await inbox.getByRole('button', { name: 'Approve' }).click()
    await expect(inbox.getByRole('heading', { name: 'Approved' })).toBeVisible()
    await inbox.goto(link)
    await expect(inbox.getByRole('button')).toHaveCount(0)
    await context.close()
    const confirmation = await mails.waitFor(attendee, { subject: /^Confirmed/ })
    expect(confirmation.ics[0]).toContain('SEQUENCE:0')
  })
})
