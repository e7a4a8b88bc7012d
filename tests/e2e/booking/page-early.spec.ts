import type { Page, Request } from 'playwright/test'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { holdApp } from '@/tests/support/browser/hold-app'

const ZONE = 'Europe/Berlin'
test.use({ timezoneId: ZONE })

function countReadings(page: Page): URL[] {
  const readings: URL[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/slots')) readings.push(url)
  })
  return readings
}

declare global {
  interface Window {
    knownWhenAsked?: number
  }
}

/** Notes how many other files the page had named when it asked for times. Runs in the browser. */
function noteWhatIsKnown() {
  const ask = window.fetch
  window.fetch = (...given) => {
    window.knownWhenAsked ??= document.querySelectorAll('link, [src]').length
    return ask(...given)
  }
}

/** The control of time zones is the app's from the start, and rests until it runs. */
const expectReady = (screen: BookingScreen) => expect(screen.timezone).toBeEnabled()

test.describe('Booking page, before the app', () => {
  test('times are there before the app, which asks for them no second time', async ({ page, publish }) => {
    const readings = countReadings(page)
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.addInitScript(noteWhatIsKnown)
    // From the start of the minute, so that it does not end during the test.
    await page.clock.install({ time: new Date().setSeconds(0, 0) })
    await page.goto((await publish()).path, { waitUntil: 'commit' })
    await expect(screen.times).toHaveCount(16)
    await expect(screen.selectedDay).toBeVisible()
    const seen = await screen.times.allTextContents()
    const zoneButton = page.getByRole('button', { name: 'Timezone' })
    await expect(zoneButton).toBeDisabled()
    await expect(zoneButton).not.toHaveAttribute('aria-expanded')
    await expect(zoneButton).toHaveText(/^Berlin — \d\d:\d\d [AP]M, GMT\+[12]$/)
    const zone = await zoneButton.textContent()
    expect(readings.map(({ searchParams }) => searchParams.get('timezone'))).toEqual([ZONE])
    expect(await page.evaluate(() => window.knownWhenAsked), 'styles and scripts that came first').toBe(0)
    release()
    await expectReady(screen)
    expect(await screen.times.allTextContents()).toEqual(seen)
    await expect(screen.timezone).toHaveText(zone ?? '')
    await expect(screen.days).toHaveCount(1)
    expect(readings).toHaveLength(1)
    await page.reload()
    await expectReady(screen)
    expect(readings).toHaveLength(2)
    await page.clock.fastForward('01:05')
  })

  test('a time that is pressed then opens the dialog as soon as the app is ready', async ({ page, publish }) => {
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto((await publish()).path, { waitUntil: 'commit' })
    const day = screen.days.locator('button:enabled').last()
    const name = (await day.getAttribute('aria-label')) ?? ''
    await day.click()
    await expect(screen.selectedDay).toHaveAccessibleName(name)
    const time = screen.times.nth(3)
    const words = (await time.textContent()) ?? ''
    await time.click()
    await expect(time).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.dialog).toBeHidden()
    release()
    await expect(screen.dialog).toContainText(name)
    await expect(screen.dialog).toContainText(words)
    await screen.fill()
    await screen.submit()
    await expect(page).toHaveURL('/success')
  })

  test('the keyboard leads to a time, and keeps its place when the app takes over', async ({ page, publish }) => {
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto((await publish()).path, { waitUntil: 'commit' })
    await screen.selectedDay.focus()
    await page.keyboard.press('ArrowRight')
    const day = page.locator(':focus')
    const name = (await day.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('Enter')
    await expect(screen.selectedDay).toHaveAccessibleName(name)
    await expect(screen.selectedDay).toBeFocused()
    release()
    await expectReady(screen)
    await expect(screen.selectedDay).toHaveAccessibleName(name)
    await expect(screen.selectedDay).toBeFocused()
    await screen.times.first().focus()
    await page.keyboard.press('Enter')
    await expect(screen.dialog).toBeVisible()
  })

  test('on a phone a time is in sight, and a day that is pressed brings its times into sight', {
    tag: '@nightly',
  }, async ({ page, publish }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto((await publish()).path, { waitUntil: 'commit' })
    await expect(screen.times.first()).toBeInViewport()
    const day = screen.days.locator('button:enabled').last()
    const name = (await day.getAttribute('aria-label')) ?? ''
    await day.click()
    await expect(screen.selectedDay).toHaveAccessibleName(name)
    await expect(screen.times.first()).toBeInViewport()
    release()
    await expectReady(screen)
    await expect(screen.selectedDay).toHaveAccessibleName(name)
  })

  test('on a phone a month that was unfolded stays so, and its heading keeps the focus', { tag: '@nightly' }, async ({
    page,
    publish,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto((await publish()).path, { waitUntil: 'commit' })
    const heading = page.getByTitle('Show the whole month')
    await heading.click()
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    release()
    await expectReady(screen)
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await expect(heading).toBeFocused()
  })

  test('in a frame of another site it is the same', { tag: '@nightly' }, async ({ page, publish }) => {
    const readings = countReadings(page)
    const release = await holdApp(page)
    const screen = new BookingScreen(page)
    await page.goto(`${(await publish()).path}?embed=1&theme=dark`, { waitUntil: 'commit' })
    await expect(screen.times.first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await screen.times.first().click()
    release()
    await expect(screen.dialog).toBeVisible()
    expect(readings).toHaveLength(1)
  })
})

test.describe('Booking page, before the app, when times cannot be read', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the app says so without asking again, and Retry asks', { tag: '@nightly' }, async ({ page, publish }) => {
    const readings = countReadings(page)
    await page.route('**/slots?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
    const screen = new BookingScreen(page)
    await page.goto((await publish()).path)
    const times = page.getByRole('region', { name: 'Choose a time' })
    await expect(times.getByText("We couldn't load the times", { exact: true })).toBeVisible()
    expect(readings).toHaveLength(1)
    await page.unroute('**/slots?*')
    await times.getByRole('button', { name: 'Retry' }).click()
    await expect(screen.times.first()).toBeVisible()
    expect(readings).toHaveLength(2)
  })
})
