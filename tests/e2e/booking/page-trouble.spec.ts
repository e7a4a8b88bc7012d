import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'

test.use({ expectedConsole: [/Failed to load resource/] })

test.describe('Booking page, failures', () => {
  test('a page that is taken down while it is open says so, to who books and to who looks again', {
    tag: '@nightly',
  }, async ({ page, publish }) => {
    const { id, path, owner } = await publish()
    const screen = new BookingScreen(page)
    await page.clock.install()
    await screen.open(path)
    await screen.times.first().click()
    await screen.fill()
    await owner.patch(`/api/time-slot-pages/${id}`, { data: { isActive: false } })
    await screen.submit()
    const alert = screen.dialog.getByRole('alert')
    await expect(alert).toContainText('The host has just unpublished this page. Nothing was booked.')
    await page.keyboard.press('Escape')
    // Times that are a minute old may have changed.
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await expect(refresh).toHaveCount(0)
    await page.clock.fastForward('01:05')
    await refresh.click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'This page is no longer available' })).toBeVisible()
    await expect(screen.times).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Time slot page not found.')).toBeVisible()
  })

  test('a calendar that cannot be read is never taken for free, and Retry looks again', async ({
    page,
    publish,
    sql,
  }) => {
    const { id, path } = await publish()
    const setCalendars = (calendars: string) =>
      sql('update time_slot_pages set conflict_check_calendars = $2::jsonb where id = $1', [id, calendars])
    await setCalendars('["google_x"]')
    const screen = new BookingScreen(page)
    await page.goto(path)
    const notice = page.getByRole('region', { name: 'Choose a time' })
    await expect(notice.getByText("We can't check availability right now", { exact: true })).toBeVisible()
    await expect(screen.times).toHaveCount(0)
    await setCalendars('[]')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(screen.times.first()).toBeVisible()

    await setCalendars('["google_x"]')
    await screen.times.first().click()
    await screen.fill()
    await screen.submit()
    await expect(screen.dialog.getByRole('alert')).toContainText(
      'Availability cannot be checked right now. Nothing was booked. Please try again in a moment.',
    )
    await setCalendars('[]')
    await screen.submit()
    await expect(page).toHaveURL('/success')
  })

  test('a page without times names the days that it looked at, and looks at later ones', { tag: '@nightly' }, async ({
    page,
    publish,
  }) => {
    const { path } = await publish({ availabilities: [] })
    await page.goto(path)
    const times = page.getByRole('region', { name: 'Choose a time' })
    const looked = times.getByText(/^No times available from .+ to /)
    await expect(looked).toBeVisible()
    const near = await looked.textContent()
    await expect(times.getByText('The host has no regular hours at the moment.')).toBeVisible()
    await expect(times.getByText('reply to the person who sent you this link')).toBeVisible()
    // A calendar in which nothing can be pressed is not shown.
    await expect(page.getByRole('grid')).toHaveCount(0)
    const later = page.locator('main button:visible')
    await expect(later).toHaveText(['Look at later dates'])
    await later.click()
    await expect(looked).not.toHaveText(near ?? '')
    for (let more = 0; more < 3; more++) await later.click()
    await expect(later).toHaveCount(0)
    await page.setViewportSize({ width: 375, height: 740 })
    await expect(times).toBeInViewport()
  })

  test('times that cannot be loaded can be asked for again', async ({ page, publish }) => {
    const { path } = await publish()
    const screen = new BookingScreen(page)
    const times = page.getByRole('region', { name: 'Choose a time' })
    await page.route('**/slots?*', (route) => route.abort())
    await page.goto(path)
    await expect(times.getByText("We couldn't load the times", { exact: true })).toBeVisible()
    await page.unroute('**/slots?*')
    await page.route('**/slots?*', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, json: { message: 'Too many requests' } }),
    )
    await times.getByRole('button', { name: 'Retry' }).click()
    await expect(times.getByText('Too many requests', { exact: true })).toBeVisible()
    await expect(times.getByText('Please try again in 30 seconds.', { exact: true })).toBeVisible()
    await page.unroute('**/slots?*')
    await times.getByRole('button', { name: 'Retry' }).click()
    await expect(screen.times.first()).toBeVisible()
  })

  test('a booking whose answer was lost is booked once, however often it is sent', async ({ page, publish, sql }) => {
    const { id, path } = await publish()
    const screen = new BookingScreen(page)
    const keys: (string | undefined)[] = []
    await page.route('**/book', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server has booked; its answer never arrives.
      if (keys.length < 3) {
        if (keys.length === 2) await route.fetch()
        return route.abort()
      }
      return route.continue()
    })
    await screen.open(path)
    await screen.times.first().click()
    const email = await screen.fill()
    const alert = screen.dialog.getByRole('alert')
    for (let attempt = 0; attempt < 2; attempt++) {
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/book'))
      await screen.submit()
      await lost
      await expect(alert).toContainText("We couldn't send your booking. Check your connection and try again")
      await expect(screen.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    }
    await screen.submit()
    await expect(page).toHaveURL('/success')
    expect(new Set(keys).size).toBe(1)
    expect(await sql('select id from time_slot_bookings where page_id = $1', [id])).toHaveLength(1)
  })
})
