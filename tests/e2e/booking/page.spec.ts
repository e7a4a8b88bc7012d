import type { Page } from 'playwright/test'
import { expect, openSoon, type PublishedPage, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen, wallClock } from '@/tests/support/browser/booking-screen'
import { lookedDays } from '@/tests/support/factories/looked-days'

const ZONE = 'Europe/Berlin'
test.use({ timezoneId: ZONE })

/** The days with times according to the API, by days from today. */
async function listDays(
  { slug, owner }: PublishedPage,
  first = 0,
  last = 90,
): Promise<{ date: string; slots: string[] }[]> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format()
  const [from, to] = [first, last].map((days) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10),
  )
  const answer = await owner.get(`/api/schedule/${slug}/slots?from=${from}&to=${to}&timezone=${ZONE}`)
  return (await answer.json()).days
}

/** Two weekdays that are not today in any time zone, so that no slot expires during the test. */
const twoDaysOff = () => [2, 4].map((days) => (new Date().getUTCDay() + days) % 7)

/** Presses the button as a pointer does, and returns the moving properties of the days that then appear. */
function turnBy(page: Page, name: string): Promise<string[]> {
  return page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    button.focus()
    button.click()
    await new Promise(requestAnimationFrame)
    const running = document.querySelector('[role=grid] tbody')?.getAnimations() ?? []
    return running.map((one) => (one as CSSTransition).transitionProperty)
  })
}

test.describe('Booking page, calendar and times', () => {
  test('at first sight: what is offered, the first bookable day chosen, and its times', async ({ page, publish }) => {
    const shop = await publish({
      title: 'Design review',
      description: 'Bring your sketches.',
      duration: 45,
      timezone: 'Asia/Tokyo',
      location: 'custom',
      locationData: { customLocation: 'Room 7' },
      availabilities: twoDaysOff().map((dayOfWeek) => ({ dayOfWeek, startTime: '15:00', endTime: '18:00' })),
    })
    const screen = new BookingScreen(page)
    await screen.open(shop.path)
    const days = await listDays(shop)
    const [first] = days
    if (!first?.slots[0]) throw new Error('The page offers nothing.')
    const wall = wallClock(first.slots[0], ZONE)

    await expect(page).toHaveTitle('Design review with Ada Lovelace · Slotform')
    await expect(page.getByRole('heading', { level: 1, name: 'Design review' })).toBeVisible()
    for (const text of ['Ada Lovelace', 'Bring your sketches.', '45 minutes', 'Room 7']) {
      await expect(page.locator('main header').getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.locator('main header').getByText('Tokyo')).toHaveCount(0)
    await expect(screen.month).toHaveText(wall.month)
    await expect(screen.selectedDay).toHaveAccessibleName(new RegExp(`${wall.longDate}$`))
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(`${wall.weekday} ${wall.day}`)
    await expect(screen.times).toHaveText(first.slots.map((slot) => wallClock(slot, ZONE).time12))
    await expect(page.getByText(`${wall.longDate}: ${first.slots.length} times`)).toBeAttached()

    const open = await screen.days.locator('button:enabled').evaluateAll((all) => all.map((day) => day.dataset.date))
    const shown = await screen.days.locator('button').evaluateAll((all) => all.map((day) => day.dataset.date))
    expect(open).toEqual(days.map(({ date }) => date).filter((date) => shown.includes(date)))
  })

  test('choosing another day shows its times and moves the mark', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    const before = await screen.selectedDay.getAttribute('data-date')
    const month = (await screen.month.textContent()) ?? ''
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(screen.month).not.toHaveText(month)
    const day = screen.days.locator('button:enabled').nth(3)
    const name = (await day.getAttribute('aria-label')) ?? ''
    await day.click()
    await expect(screen.selectedDay).toHaveAccessibleName(name)
    await expect(screen.days.getByRole('gridcell', { selected: true })).toHaveCount(1)
    expect(await screen.selectedDay.getAttribute('data-date')).not.toBe(before)
    await expect(page.getByText(`${name}: 16 times`)).toBeAttached()
  })

  test('at a month’s end the weeks go on into the next one, and the keyboard with them', async ({ page, publish }) => {
    const days = ['2030-11-29', '2030-12-02', '2030-12-31'].map((date) => ({ date, slots: [`${date}T12:00:00.000Z`] }))
    await page.clock.setFixedTime('2030-11-29T08:00:00Z')
    await page.route('**/slots?*', (route) => route.fulfill({ json: lookedDays('2030-11-29', { days }) }))
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    const first = screen.days.getByRole('button').first()
    await expect(screen.days.getByRole('row')).toHaveCount(1 + 6)
    await expect(first).toHaveAttribute('data-date', '2030-11-24')
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await expect(screen.timezone).toBeEnabled()
    await screen.selectedDay.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAccessibleName('Monday, December 2, 2030')
    await page.keyboard.press('Enter')
    await expect(screen.selectedDay).toHaveAccessibleName('Monday, December 2, 2030')
    // What is in view stays where it is.
    await expect(first).toHaveAttribute('data-date', '2030-11-24')
    await expect(screen.month).toHaveText('November 2030')
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(screen.month).toHaveText('December 2030')
    await expect(first).toHaveAttribute('data-date', '2030-12-01')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(screen.month).toHaveText('November 2030')
  })

  test('the calendar ends today and with the last day that can be booked', { tag: '@nightly' }, async ({
    page,
    publish,
  }) => {
    const shop = await publish({ bookingWindow: { type: 'days', days: 200 } })
    const screen = new BookingScreen(page)
    await screen.open(shop.path)
    const last = (await listDays(shop, 111, 200)).at(-1)?.date ?? ''
    const next = page.getByRole('button', { name: 'Next month' })
    const previous = page.getByRole('button', { name: 'Previous month' })
    // Near the end of a month the first bookable day, which is shown, is in the next one.
    if (await previous.isEnabled()) await previous.click()
    await expect(previous).toBeDisabled()
    await expect(screen.month).toHaveText(wallClock(new Date().toISOString(), ZONE).month)
    while (await next.isEnabled()) await next.click()
    await expect(screen.days.locator('button:enabled').last()).toHaveAttribute('data-date', last)
    await expect(screen.month).toHaveText(wallClock(`${last}T12:00:00Z`, 'UTC').month)
    await previous.click()
    await expect(next).toBeEnabled()
  })

  test('12h and 24h switch the times, and the choice is remembered', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    const { path } = await publish({ timezone: ZONE, availabilities: openSoon('13:00', '14:00') })
    await screen.open(path)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('12h')).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.times.last()).toHaveText('01:30 PM')
    await button('24h').click()
    await expect(button('24h')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('12h')).toHaveAttribute('aria-pressed', 'false')
    await expect(screen.times.last()).toHaveText('13:30')
    await page.reload()
    await expect(screen.times.last()).toHaveText('13:30')
  })

  test('another time zone shows the same instants by its clock, and is remembered', async ({ page, publish }) => {
    const shop = await publish()
    const screen = new BookingScreen(page)
    await screen.open(shop.path)
    await expect(screen.timezone).toContainText(/^Berlin — \d\d:\d\d [AP]M, GMT\+[12]$/)
    await screen.chooseTimezone('tokyo')
    const [first] = await listDays(shop)
    await page.getByRole('button', { name: '24h' }).click()
    const tokyo = (first?.slots ?? []).map((slot) => wallClock(slot, 'Asia/Tokyo'))
    // Its last times may be on the next day there, and that one in the next month.
    await page.getByRole('button', { name: tokyo[0]?.longDate }).click()
    await expect(screen.times.first()).toHaveText(tokyo[0]?.time24 ?? '')
    await page.reload()
    await expect(screen.timezone).toContainText(/^Tokyo — \d\d:\d\d, GMT\+9$/)
  })

  test('a shared link has a title, a description and a picture', async ({ page, publish, request, baseURL }) => {
    const { path } = await publish({ title: 'Kick-off', description: 'We plan\nthe first week.' })
    await page.goto(path)
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
    for (const [name, content] of [
      ['description', 'We plan the first week.'],
      ['og:title', 'Kick-off with Ada Lovelace'],
      ['og:description', 'We plan the first week.'],
      ['og:url', `${baseURL}${path}`],
      ['og:site_name', 'Slotform'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', 'Kick-off with Ada Lovelace'],
    ] as const) {
      await expect(meta(name), name).toHaveAttribute('content', content)
    }
    const address = (await meta('og:image').getAttribute('content')) ?? ''
    expect(address).toMatch(new RegExp(`^${baseURL}${path}/`))
    const picture = await request.get(address)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const body = await picture.body()
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await request.get(address.replace(path, '/no-such-page'))).status()).toBe(404)
    expect(await (await request.get('/no-such-page')).text()).not.toContain('og:image')
  })

  test('a month slides in from the side that was asked for, but not the first one', { tag: '@nightly' }, async ({
    page,
    publish,
  }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    const moving = () => screen.days.locator('tbody').evaluate((days) => days.getAnimations().length)
    expect(await moving()).toBe(0)
    expect(await turnBy(page, 'Next month')).toEqual(['translate'])
    expect(await turnBy(page, 'Previous month')).toEqual(['translate'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await turnBy(page, 'Next month')
    await expect.poll(moving).toBe(0)
  })
})
