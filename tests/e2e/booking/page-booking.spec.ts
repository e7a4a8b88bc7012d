import type { Locator, Page } from 'playwright/test'
import { expect, newEmail, type PublishedPage, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { createBooking } from '@/tests/support/factories/bookings'
import { visitor } from '@/tests/support/factories/pages'

test.use({ timezoneId: 'Europe/Berlin' })

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Books the chosen start as another visitor. */
async function bookFirst({ owner, slug }: PublishedPage, startTime: string): Promise<void> {
  await createBooking(senderOf(owner), slug, visitor(startTime, { attendeeEmail: newEmail('quick') }))
}

test.describe('Booking page, booking', () => {
  test('a booking from the first glance to the confirmation, and both get a mail', async ({ page, publish, mails }) => {
    const shop = await publish()
    const screen = new BookingScreen(page)
    await screen.open(shop.path)
    await page.getByRole('button', { name: '24h' }).click()
    const day = (await screen.selectedDay.getAttribute('aria-label'))?.replace('Today, ', '') ?? ''
    const time = (await screen.times.nth(1).textContent()) ?? ''
    await screen.times.nth(1).click()
    await expect(screen.dialog.getByText(day, { exact: true })).toBeVisible()
    await expect(screen.dialog.getByText(`${time} – `)).toBeVisible()
    await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(screen.dialog.getByText('Add guests'), 'on a page that takes none').toHaveCount(0)
    const email = await screen.fill()
    await screen.submit()

    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible()
    await expect(page.getByText('Your meeting has been scheduled successfully!')).toBeVisible()
    await expect(page.getByText(day, { exact: true })).toBeVisible()
    await expect(page.getByText(new RegExp(`^${time} – `))).toBeVisible()
    const query = await page.evaluate(() => sessionStorage.getItem('slotform:success'))
    const names = [...new URLSearchParams(query ?? '').keys()].sort()
    expect(names).toEqual(['date', 'duration', 'location', 'start', 'time', 'timezone'])
    expect((await mails.waitFor(email)).subject).toBe('Confirmed: Intro call with Ada Lovelace')
    expect((await mails.waitFor(shop.ownerEmail)).subject).toContain('New booking: Intro call')

    await page.getByRole('button', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL(shop.path)
  })

  test('a whole booking needs no mouse', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    await tabTo(page, screen.selectedDay)
    const before = await screen.selectedDay.getAttribute('data-date')
    // The days are there before the scripts that hear the arrows.
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).not.toBe(before)
    }).toPass()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(screen.selectedDay).toBeFocused()
    const after = await screen.selectedDay.getAttribute('data-date')
    expect(String(after) > String(before), `${after} is later than ${before}`).toBe(true)
    await tabTo(page, screen.timezone)
    await tabTo(page, screen.times.first())
    await page.keyboard.press('ArrowDown')
    await expect(screen.times.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(screen.times.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(screen.dialog).toBeHidden()
    await expect(screen.times.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Grace Hopper')
    await page.keyboard.press('Tab')
    await page.keyboard.type(newEmail('visitor'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
  })

  test('what is missing is said beside its field, and the first one gets the focus', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    await screen.times.first().click()
    const name = screen.dialog.getByRole('textbox', { name: 'Name' })
    const email = screen.dialog.getByRole('textbox', { name: 'Email' })
    await screen.fill('   ', 'nobody')
    await screen.submit()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(email).toHaveAccessibleDescription('Invalid email address')
    await name.fill('Grace')
    await screen.submit()
    await expect(email).toBeFocused()
    await expect(name).not.toHaveAttribute('aria-invalid')
    // Closing forgets what was wrong, not what was typed.
    await screen.dialog.getByRole('button', { name: 'Close' }).click()
    await screen.times.nth(1).click()
    await expect(name).toHaveValue('Grace')
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

  test('while a booking is under way the button says so and sends nothing twice', async ({ page, publish, sql }) => {
    const { path, id } = await publish()
    const screen = new BookingScreen(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/book', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await screen.open(path)
    await screen.times.first().click()
    await screen.fill()
    await screen.dialog.getByRole('button', { name: 'Book Meeting' }).dblclick()
    const pending = screen.dialog.getByRole('button', { name: 'Booking…' })
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await expect(screen.dialog).toBeVisible()
    release()
    await expect(page).toHaveURL('/success')
    expect(calls).toBe(1)
    expect(await sql('select id from time_slot_bookings where page_id = $1', [id])).toHaveLength(1)
  })

  test.describe('when somebody else was quicker', () => {
    test.use({ expectedConsole: [/status of 409/] })

    test('that is said, what was typed stays, and the three nearest times are offered', async ({ page, publish }) => {
      const shop = await publish()
      const reading = page.waitForResponse((response) => response.url().includes('/slots?'))
      const screen = new BookingScreen(page)
      await screen.open(shop.path)
      await page.getByRole('button', { name: 'Next month' }).click()
      const day = screen.days.locator('button:enabled').first()
      const date = await day.getAttribute('data-date')
      await day.click()
      const { days } = await (await reading).json()
      const slots: string[] = days.find((other: { date: string }) => other.date === date).slots
      const label = (index: number) => screen.times.nth(index).textContent()
      // A booking blocks five minutes on either side: the neighbours of a half hour go as well.
      const expected = [await label(5), await label(6), await label(10)]
      await screen.times.nth(8).click()
      const email = await screen.fill()
      await bookFirst(shop, slots[8] ?? '')
      await screen.submit()

      const alert = screen.dialog.getByRole('alert')
      await expect(alert.getByText('Error', { exact: true })).toBeVisible()
      await expect(alert.getByText('This time slot is no longer available.', { exact: true })).toBeVisible()
      await expect(alert.getByText('Closest available times:')).toBeVisible()
      const nearest = alert.getByRole('button')
      await expect(nearest).toHaveText(expected.map(String))
      // The time that is gone cannot be sent again.
      await expect(screen.dialog.getByRole('button', { name: 'Book Meeting' })).toBeDisabled()
      await expect(screen.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
      await expect(screen.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
      await nearest.last().click()
      await expect(alert).toBeHidden()
      await expect(screen.dialog.getByText(`${expected[2]} – `)).toBeVisible()
      await screen.submit()
      await expect(page).toHaveURL('/success')
    })
  })
})
