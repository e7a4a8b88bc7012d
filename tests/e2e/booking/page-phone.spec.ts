import type { Page } from 'playwright/test'
import { expect, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'

const PHONE = { width: 375, height: 667 }
/** The part of it that a keyboard leaves. */
const ABOVE_KEYBOARD = { width: 375, height: 350 }
const LONG = `${'Bring what you want to talk about, and read https://example.com/before first. '.repeat(8)}\nSee you.`

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, timezoneId: 'Europe/Berlin' })

const open = async (page: Page, path: string) => {
  const screen = new BookingScreen(page)
  await screen.open(path)
  return screen
}

test.describe('Booking page on a phone', () => {
  test('shows days and times without scrolling, however long the description is', async ({ page, publish }) => {
    const { path } = await publish({ description: LONG, locationData: { customLocation: 'Room 7' } })
    const screen = await open(page, path)
    await expect(screen.days.getByRole('gridcell')).toHaveCount(7)
    await expect(screen.days.getByRole('button').first()).toHaveAccessibleName(/^Today, /)
    const { y = 0, height = 0 } = (await screen.times.nth(3).boundingBox()) ?? {}
    expect(y + height, 'the second row of times').toBeLessThan(PHONE.height)
    const link = page.getByRole('link', { name: 'https://example.com/before' })
    await page.getByText('Show more').tap()
    await expect(link).toHaveCount(8)
    await expect(link.first()).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await page.getByText('Show less').tap()
    await expect(screen.times.first()).toBeInViewport()
  })

  test('books with two presses and two fields', async ({ page, publish }) => {
    await page.addInitScript(() => {
      const presses: string[] = []
      Object.assign(window, { presses })
      addEventListener('click', (event) => presses.push((event.target as HTMLElement).textContent), true)
    })
    const screen = await open(page, (await publish()).path)
    await screen.times.first().tap()
    await screen.dialog.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
    await screen.dialog.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
    await screen.dialog.getByRole('button', { name: 'Book Meeting' }).tap()
    await expect(page).toHaveURL('/success')
    const presses = await page.evaluate(() => (window as unknown as { presses: string[] }).presses)
    expect(presses).toEqual([expect.stringMatching(/^\d\d:\d\d [AP]M$/), 'Book Meeting'])
    await page.goBack()
    // The dialog has left no entry behind.
    await expect(screen.times.first()).toBeVisible()
    await expect(screen.dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('turns by weeks, and a press on the month unfolds it without weeks that are over', async ({ page, publish }) => {
    const screen = await open(page, (await publish()).path)
    const first = await screen.days.getByRole('button').first().getAttribute('data-date')
    await page.getByRole('button', { name: 'Next week' }).tap()
    await expect(screen.days.getByRole('button')).toHaveCount(7)
    await expect(screen.days.getByRole('button').first()).not.toHaveAttribute('data-date', first ?? '')
    await page.getByRole('button', { name: 'Previous week' }).tap()
    await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled()

    const heading = screen.month.getByRole('button')
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await expect(heading).toHaveAccessibleDescription('Show the whole month')
    await heading.tap()
    await expect(heading).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Next month' }).tap()
    const day = screen.days.locator('button:enabled').nth(9)
    const date = (await day.getAttribute('data-date')) ?? ''
    await day.tap()
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.selectedDay).toHaveAttribute('data-date', date)
    await expect(screen.selectedDay).toBeFocused()
    await expect(screen.times.first()).toBeInViewport()
  })

  test('brings the times of a pressed day into view, and says so', { tag: '@nightly' }, async ({ page, publish }) => {
    await page.setViewportSize({ width: 375, height: 400 })
    const screen = await open(page, (await publish({ description: LONG })).path)
    await page.getByText('Show more').tap()
    await expect(screen.times.first()).not.toBeInViewport()
    const day = screen.days.locator('button:enabled').last()
    const name = (await day.getAttribute('aria-label')) ?? ''
    await day.tap()
    await expect(screen.times.first()).toBeInViewport({ ratio: 1 })
    await expect(screen.selectedDay).toBeInViewport()
    await expect(page.getByText(`${name}: 16 times`)).toBeAttached()
  })

  test('groups the times of a long day', { tag: '@nightly' }, async ({ page, publish }) => {
    const screen = await open(
      page,
      (await publish({ timezone: 'Europe/Berlin', availabilities: openDaily('08:00', '21:00') })).path,
    )
    await page.getByRole('button', { name: 'Next week' }).tap()
    await screen.days.locator('button:enabled').first().tap()
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Morning', 'Afternoon', 'Evening'])
    await expect(screen.times).toHaveCount(26)
  })

  test('keeps time and button of the sheet in sight above a keyboard', async ({ page, publish }) => {
    const screen = await open(page, (await publish({ timezone: 'Asia/Tokyo' })).path)
    const time = (await screen.times.first().textContent()) ?? ''
    await screen.times.first().tap()
    await expect(screen.dialog.getByText('Intro call with Ada Lovelace')).toBeVisible()
    await expect(screen.dialog.getByText(/\d\d:\d\d [AP]M for Ada Lovelace$/)).toBeVisible()
    const bottomOf = async () => {
      const { y, height } = (await screen.dialog.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(y + height)
    }
    await expect.poll(bottomOf).toBe(PHONE.height)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)

    await page.setViewportSize(ABOVE_KEYBOARD)
    const email = screen.dialog.getByRole('textbox', { name: 'Email' })
    await email.fill('grace@example.com')
    await expect(email).toBeInViewport({ ratio: 1 })
    await expect(screen.dialog.getByRole('button', { name: 'Book Meeting' })).toBeInViewport({ ratio: 1 })
    await expect(screen.dialog.getByText(`${time} – `)).toBeInViewport({ ratio: 1 })
    await expect.poll(bottomOf).toBe(ABOVE_KEYBOARD.height)
  })

  test('closes the sheet on Back, and has what was typed when it opens again', async ({ page, publish }) => {
    const { path } = await publish()
    const screen = await open(page, path)
    await screen.times.first().tap()
    await screen.fill('Grace Hopper', 'grace@example.com')
    await page.goBack()
    await expect(screen.dialog).toBeHidden()
    await expect(page).toHaveURL(path)
    await screen.times.nth(1).tap()
    await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
    await expect(screen.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('grace@example.com')
    // Closed by its button, however often, it leaves no entry behind.
    for (let round = 0; round < 3; round++) {
      await screen.dialog.getByRole('button', { name: 'Close' }).tap()
      await expect(screen.dialog).toBeHidden()
      await screen.times.first().tap()
      await expect(screen.dialog).toBeVisible()
    }
    await page.goBack()
    await expect(screen.dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
})
