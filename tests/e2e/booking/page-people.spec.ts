import { expectNoFindings, expectNoFurtherFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { sendFor } from '@/tests/support/factories/sender'

type Link = { id: string; url: string; uses: number }

test.describe('Booking page, secret', () => {
  // Browsers write a 404 to the console.
  test.use({ expectedConsole: [/status of 404/] })

  test('is there by its link only, books by it, and is gone when the link is used up', async ({ page, publish }) => {
    const { id, path, owner } = await publish({ visibility: 'secret' })
    const links = `/api/time-slot-pages/${id}/links`
    const { url } = await sendFor<Link>(senderOf(owner), 201, 'POST', links, { maxUses: 1 })
    const { pathname, search } = new URL(url)
    expect(pathname).toBe(path)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByText('Intro call')).toHaveCount(0)
    const answer = await page.goto(pathname + search)
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await page.locator('meta[property="og:image"]').count()).toBe(0)
    const screen = new BookingScreen(page)
    await expect(screen.times.first()).toBeVisible()
    await expectNoFurtherFindings(page)
    await screen.times.first().click()
    await screen.fill()
    await screen.submit()
    await expect(page).toHaveURL(/\/success/)
    const [link] = await sendFor<Link[]>(senderOf(owner), 200, 'GET', links)
    expect(link?.uses).toBe(1)
    expect((await page.goto(pathname + search))?.status()).toBe(404)
    await expect(page.getByText('This link does not work, or not any more.')).toBeVisible()
    await expect(page.getByText('Time slot page not found.')).toHaveCount(0)
  })
})

test.describe('Booking page, guests', () => {
  test('takes the addresses of guests, who are invited and can leave', async ({ page, publish, mails }) => {
    const { path } = await publish({ maxGuests: 2 })
    const screen = new BookingScreen(page)
    await screen.open(path)
    await screen.times.first().click()
    await screen.fill()
    await screen.dialog.getByText('Add guests').click()
    const box = screen.dialog.getByRole('textbox', { name: 'Guests' })
    await expect(box).toBeVisible()
    await expectNoFurtherFindings(page)
    await box.fill('grace')
    await screen.submit()
    await expect(box).toHaveAccessibleDescription('Invalid email address')
    await expect(box).toBeFocused()
    const guest = newEmail('guest')
    await box.fill(`${guest}, ${newEmail('guest')}`)
    await screen.submit()
    await expect(page).toHaveURL(/\/success/)
    const { text } = await mails.waitFor(guest)
    const leave = new URL(/https?:\/\/\S+\/leave/.exec(text)?.[0] ?? '')
    await page.setViewportSize(PHONE)
    await page.goto(leave.pathname)
    await expect(page.getByRole('heading', { name: 'Not coming?' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave the meeting' }).click()
    await expect(page.getByRole('heading', { name: "You're off the list" })).toBeVisible()
    expect(await mails.listTo(guest)).toHaveLength(1)
  })
})

test.describe('Booking page, checked addresses', () => {
  test.use({ expectedConsole: [/status of 403/] })

  test('asks for the code after the form, keeps what was typed, and remembers the address', async ({
    page,
    publish,
    mails,
  }) => {
    const { path } = await publish({ requireEmailCheck: true })
    const screen = new BookingScreen(page)
    await screen.open(path)
    await screen.times.first().click()
    const email = await screen.fill('Grace Hopper')
    await screen.submit()
    const code = screen.dialog.getByRole('textbox', { name: 'Code from the email' })
    await expect(code).toBeFocused()
    await expect(screen.dialog.getByRole('status')).toContainText(`We emailed a code to ${email} at`)
    await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
    await expectNoFindings(page)
    const first = /\d{6}/.exec((await mails.waitFor(email)).subject)?.[0] ?? ''
    await code.fill(String((Number(first) + 1) % 1_000_000).padStart(6, '0'))
    await screen.submit()
    await expect(code).toHaveAccessibleDescription("That's not the code. Enter the six digits from our latest email.")
    await screen.dialog.getByRole('button', { name: 'Send another code' }).click()
    const second = /\d{6}/.exec((await mails.waitFor(email, { count: 2 })).subject)?.[0] ?? ''
    await code.fill(second)
    await screen.submit()
    await expect(page).toHaveURL(/\/success/)
    await screen.open(path)
    await screen.times.first().click()
    await screen.fill('Grace Hopper', email)
    await screen.submit()
    await expect(page).toHaveURL(/\/success/)
  })
})
