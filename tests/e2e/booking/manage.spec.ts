import { bookFirst as book } from '@/tests/support/browser/book-first'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createBooking } from '@/tests/support/factories/bookings'
import { inDays, visitor } from '@/tests/support/factories/pages'

const LOCATION = { location: 'custom', locationData: { customLocation: 'Room 7' } }

test.describe('Manage page of a booking', () => {
  test("the mail's link shows the booking in both people's time, with its calendar file", async ({
    page,
    request,
    publish,
    mails,
  }) => {
    const shop = await publish({ ...LOCATION, timezone: 'UTC' })
    const { address, startTime, attendeeEmail } = await book(shop, mails)
    await page.goto(address)
    await expect(page).toHaveTitle('Your booking · Slotform')
    await expect(page.getByRole('heading', { level: 1, name: 'Intro call' })).toBeVisible()
    for (const text of ['Confirmed', 'Your meeting with Ada Lovelace', 'Grace Hopper', attendeeEmail, 'Room 7']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const fact = (name: string) => page.locator('dl > div').filter({ hasText: name })
    await expect(fact('Your time')).toContainText('14:45 – 15:15')
    await expect(fact('Your time')).toContainText('(GMT+05:45) Kathmandu')
    await expect(fact("Ada Lovelace's time")).toContainText('09:00 – 09:30')
    await expect(fact("Ada Lovelace's time")).toContainText('(GMT+00:00) UTC')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')

    const href = (await page.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href')) ?? ''
    const file = await request.get(href)
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toContain(`DTSTART:${startTime.replace(/[-:]|\.000/g, '')}`)

    await page.getByRole('link', { name: 'Book another meeting' }).click()
    await expect(page).toHaveURL(shop.path)
  })

  test('is in the language of its booking, unless the browser or the address asks for another', async ({
    publish,
    baseURL,
  }) => {
    const { slug, owner } = await publish()
    const { booking } = await createBooking(senderOf(owner), slug, visitor(inDays(3, 10), { language: 'ar' }))
    const url = `${baseURL}${new URL(booking.manageUrl).pathname}`
    const open = async (path: string, headers: Record<string, string> = {}) => {
      const html = await (await fetch(path, { headers })).text()
      return [/<html lang="[^"]+" dir="[^"]+"/.exec(html)?.[0], /<title[^>]*>([^<]*)/.exec(html)?.[1]]
    }
    const arabic = ['<html lang="ar" dir="rtl"', expect.stringMatching(/\p{Script=Arabic}/u)]
    for (const path of ['', '/times', '/cancel']) expect(await open(url + path), path).toEqual(arabic)
    expect(await open(url, { 'accept-language': 'absurd' })).toEqual(arabic)
    expect((await open(url, { 'accept-language': 'de' }))[0]).toBe('<html lang="de" dir="ltr"')
    expect((await open(`${url}?lang=ja`, { 'accept-language': 'de' }))[0]).toBe('<html lang="ja" dir="ltr"')
  })

  test('it outlives its page, which can then not be booked again', async ({ page, publish, mails }) => {
    const shop = await publish()
    const { address } = await book(shop, mails)
    expect((await shop.owner.delete(`/api/time-slot-pages/${shop.id}`)).status()).toBe(204)
    await page.goto(address)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to Calendar' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book another meeting' })).toHaveCount(0)
  })

  test('a cancelled booking says so and offers no calendar file', async ({ page, publish, mails, sql }) => {
    const shop = await publish()
    const { address } = await book(shop, mails)
    await sql(`update time_slot_bookings set status = 'cancelled' where page_id = $1`, [shop.id])
    await page.goto(address)
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to Calendar' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible()
  })

  test.describe('a cancellation that does not get through', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('says so in words, keeps the message, and can be sent again', async ({ page, publish, mails }) => {
      const { address } = await book(await publish(), mails)
      await page.goto(address)
      await page.getByRole('button', { name: 'Cancel booking' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
      await dialog.getByRole('textbox', { name: 'Message to Ada Lovelace (optional)' }).fill('I am ill.')
      await page.route('**/cancel', (route) => route.abort(), { times: 1 })
      await dialog.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(dialog.getByRole('alert')).toHaveText("We couldn't cancel the booking. Please try again.")
      await expect(dialog.getByRole('textbox')).toHaveValue('I am ill.')
      await dialog.getByRole('button', { name: 'Cancel booking' }).click()
      await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    })
  })

  test.describe('a link that was tampered with', () => {
    test.use({ expectedConsole: [/status of 404/] })

    test('is a 404', async ({ page, publish, mails }) => {
      const { address } = await book(await publish(), mails)
      const response = await page.goto(address.slice(0, -2))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    })
  })
})
