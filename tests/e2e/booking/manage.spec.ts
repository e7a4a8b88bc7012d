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
    expect((await request.get(address.slice(0, -2))).status(), 'a link that was tampered with').toBe(404)
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
})
