import { computeSlots, groupSlotsByDate, localDate } from '@/lib/scheduling'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen, wallClock } from '@/tests/support/browser/booking-screen'
import { holdApp } from '@/tests/support/browser/hold-app'
import { lookedDays } from '@/tests/support/factories/looked-days'

test.describe('Booking page, time zones', () => {
  for (const [timezoneId, locale, weekStart, is12h, daily] of [
    ['America/New_York', 'en-US', 'Sunday', true, false],
    ['Asia/Kathmandu', 'en-GB', 'Monday', false, true],
    ['Pacific/Kiritimati', 'en-AU', 'Monday', true, false],
    ['Europe/Istanbul', 'tr-TR', 'Monday', false, false],
    ['America/St_Johns', 'ar-EG', 'Saturday', true, true],
  ] as const) {
    test.describe(`a visitor in ${timezoneId} whose browser speaks ${locale}`, () => {
      test.use({ timezoneId, locale })

      test('sees the dates and times of their own clock', { tag: daily ? [] : '@nightly' }, async ({
        page,
        publish,
      }) => {
        const { path } = await publish({ availabilities: openDaily('00:00', '00:00') })
        const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId }).format()
        const opened = today()
        const reading = page.waitForResponse((response) => response.url().includes('/slots?'))
        const screen = new BookingScreen(page)
        await screen.open(`${path}?lang=en`)
        const answer = await reading
        const read = await answer.json()
        // Midnight may pass in between.
        expect([opened, today()]).toContain(read.today)
        const [first] = read.days
        const walls = first.slots.map((slot: string) => wallClock(slot, timezoneId))
        await expect(screen.times).toHaveText(walls.map((wall: typeof first) => (is12h ? wall.time12 : wall.time24)))
        await expect(screen.month).toHaveText(walls[0].month)
        await expect(screen.selectedDay).toHaveAccessibleName(new RegExp(walls[0].longDate))
        await expect(page.getByRole('columnheader').first()).toHaveAttribute('abbr', weekStart)
        await expect(screen.timezone).toContainText(timezoneId.split('/')[1]?.replace('_', ' ') ?? '')
      })
    })
  }

  test.describe('the search', () => {
    test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' })

    test('stays beside its control while the window changes, and within the page', { tag: '@nightly' }, async ({
      page,
      publish,
    }) => {
      const screen = new BookingScreen(page)
      const search = page.getByRole('dialog', { name: 'Timezone' })
      const boxOf = async (of: typeof search) => (await of.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await page.setViewportSize({ width: 1440, height: 800 })
      await screen.open((await publish()).path)
      await screen.timezone.click()
      await expect(search).toBeVisible()
      for (const [to, isBeside] of [
        [900, true],
        [657, false],
        [375, false],
        [320, false],
        [1024, true],
      ] as const) {
        await page.setViewportSize({ width: to, height: 800 })
        await expect.poll(width, { message: `${to}` }).toBe(to)
        const { x } = await boxOf(screen.timezone)
        const place = isBeside ? { x: Math.min(x, to - 344 - 8), width: 344 } : { x: 0, width: to }
        await expect.poll(() => boxOf(search), { message: `${to}` }).toMatchObject(place)
      }
    })

    test('finds a zone by keyboard, shows the time there, and gives the focus back', async ({ page, publish }) => {
      const screen = new BookingScreen(page)
      await screen.open((await publish()).path)
      // The control is a combobox once the app has a zone to show.
      await expect(screen.timezone).toHaveAttribute('aria-expanded', 'false')
      await screen.timezone.focus()
      await page.keyboard.press('Enter')
      const search = page.getByRole('combobox', { name: 'Search city, country or offset' })
      const options = page.getByRole('option')
      await expect(search).toBeFocused()
      await expect(options).toHaveCount(44)
      await expect(page.getByRole('option', { selected: true })).toContainText('Berlin')
      await expect(page.getByRole('status').filter({ hasText: '44 time zones' })).toBeAttached()

      await page.keyboard.type('united st')
      await expect(options.first()).toContainText('United States')
      const active = async () => page.locator(`[id="${await search.getAttribute('aria-activedescendant')}"]`)
      await expect(await active()).toHaveText((await options.first().textContent()) ?? '')
      await page.keyboard.press('ArrowDown')
      await expect(await active()).toHaveText((await options.nth(1).textContent()) ?? '')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(await active()).toHaveText((await options.last().textContent()) ?? '')
      await expect(options.last()).toBeInViewport()

      await search.fill('mumbai')
      const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
      const soon = () => [0, 60_000].map((later) => time.format(Date.now() - later))
      await expect(options).toHaveCount(1)
      expect(soon().map((clock) => `KolkataMumbai, India${clock}GMT+5:30`)).toContain(await options.textContent())
      await page.keyboard.press('Enter')
      await expect(search).toBeHidden()
      await expect(screen.timezone).toBeFocused()
      expect(soon().map((clock) => `Kolkata — ${clock}, GMT+5:30`)).toContain(await screen.timezone.textContent())
      await expect(screen.times.first()).toBeVisible()

      await page.keyboard.press('Enter')
      await search.fill('+9')
      await expect(options.filter({ hasText: 'Tokyo' })).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
      await expect(screen.timezone).toBeFocused()
      await expect(screen.timezone).toContainText('Kolkata')
    })

    test('has what is typed while it loads', async ({ page, publish }) => {
      const screen = new BookingScreen(page)
      await screen.open((await publish()).path)
      await expect(screen.timezone).toBeEnabled()
      const release = await holdApp(page)
      await screen.timezone.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.type('new ')
      release()
      const search = page.getByRole('combobox', { name: 'Search city, country or offset' })
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('new ')
      await page.keyboard.type('york')
      await expect(search).toHaveValue('new york')
      await page.keyboard.press('Enter')
      await expect(screen.timezone).toContainText('New York')
    })

    test('is a sheet at 320 px, whose list stays above a keyboard', { tag: '@nightly' }, async ({ page, publish }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      const screen = new BookingScreen(page)
      await screen.open((await publish()).path)
      await screen.timezone.click()
      const sheet = page.getByRole('dialog', { name: 'Timezone' })
      const box = async () => sheet.boundingBox()
      await expect.poll(async () => (await box())?.width).toBe(320)
      await page.setViewportSize({ width: 320, height: 300 })
      await page.keyboard.type('new zea')
      await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.getByRole('option', { name: /^Auckland/ }).click()
      await expect(screen.timezone).toContainText('Auckland')
    })
  })

  test.describe('where clocks change', () => {
    const zone = 'America/New_York'
    test.use({ timezoneId: zone })

    /** Opens the page at a moment of the past, on the times that the slot engine has for its Sundays from midnight to four. */
    async function openAt(screen: BookingScreen, path: string, now: string) {
      const from = Date.parse(now)
      const starts = computeSlots({
        timezone: zone,
        availabilities: [{ dayOfWeek: 0, startTime: '00:00', endTime: '04:00' }],
        durationMinutes: 30,
        busy: [],
        from,
        to: from + 5 * 86_400_000,
        now: from,
      })
      const days = groupSlotsByDate(starts, zone).map(({ date, slots }) => ({
        date,
        slots: slots.map((slot) => new Date(slot).toISOString()),
      }))
      await screen.page.clock.setFixedTime(now)
      const json = lookedDays(localDate(zone, from), { days })
      await screen.page.route('**/slots?*', (route) => route.fulfill({ json }))
      await screen.open(path)
    }

    test('the hour that comes twice is offered twice, and the dialog tells one from the other', async ({
      page,
      publish,
    }) => {
      const screen = new BookingScreen(page)
      await openAt(screen, (await publish({ timezone: zone })).path, '2026-10-31T12:00:00Z')
      await page.getByRole('button', { name: '24h' }).click()
      const times = ['00:00', '00:30', '01:00', '01:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30']
      await expect(screen.times).toHaveText(times)
      for (const [index, label] of [
        [2, '(GMT-04:00) New York · DST'],
        [4, '(GMT-05:00) New York'],
      ] as const) {
        await screen.times.nth(index).click()
        await expect(screen.dialog.getByText('01:00 – 01:30')).toBeVisible()
        await expect(screen.dialog.getByText(label, { exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
      }
    })
  })
})
