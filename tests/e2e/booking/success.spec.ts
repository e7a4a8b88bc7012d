import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser/fixtures'

test.use({ timezoneId: 'America/New_York', locale: 'en-GB' })

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) })

const EVERYTHING = new URLSearchParams({
  date: '2030-07-04',
  time: '12:00',
  duration: '45',
  location: 'custom',
  customLocation: 'Room 7',
  timezone: 'Europe/Berlin',
  start: '2030-07-04T10:00:00.000Z',
  joinUrl: 'https://meet.example/abc?pwd=1',
  password: 'open sesame',
})

async function downloadMeeting(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to Calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('meeting.ics')
  return (await readFile(await file.path(), 'utf8')).replace(/\r\n[ \t]/g, '')
}

test.describe('Success page', () => {
  test('shows all that the address tells, takes it out of the address, and survives a reload', async ({ page }) => {
    await page.goto(`/success?${EVERYTHING}`)
    const expectFacts = async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible()
      await expect(fact(page, 'Date')).toContainText('Thursday, July 4, 2030')
      await expect(fact(page, 'Time')).toContainText('12:00 – 12:45')
      await expect(fact(page, 'Time')).toContainText('(GMT+02:00) Berlin · DST')
      await expect(fact(page, 'Duration')).toContainText('45 minutes')
      await expect(fact(page, 'Location')).toContainText('Room 7')
      await expect(fact(page, 'Password')).toContainText('open sesame')
      const link = page.getByRole('link', { name: 'Join the meeting' })
      await expect(link).toHaveAttribute('href', 'https://meet.example/abc?pwd=1')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(fact(page, 'Join link').getByText('meet.example', { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/success')
    }
    await expectFacts()
    await page.reload()
    await expectFacts()
    await expect(page).toHaveTitle('Booking confirmed · Slotform')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  })

  test('the calendar file holds the instant, whatever the zone of the browser', async ({ page }) => {
    await page.goto(`/success?${EVERYTHING}`)
    const file = await downloadMeeting(page)
    for (const line of [
      'DTSTART:20300704T100000Z',
      'DTEND:20300704T104500Z',
      'SUMMARY:Meeting',
      'LOCATION:Room 7',
      'DESCRIPTION:https://meet.example/abc?pwd=1\\nPassword: open sesame',
    ]) {
      expect(file.split('\r\n')).toContain(line)
    }
  })

  test('an instant alone is shown by the clock of the browser', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/success?start=2030-07-04T02:00:00Z')
    await expect(fact(page, 'Date')).toContainText('Wednesday, July 3, 2030')
    await expect(fact(page, 'Time')).toContainText('22:00')
    await expect(fact(page, 'Time')).toContainText('(GMT-04:00) New York · DST')
  })

  test('an address without a booking says so and leads home', async ({ page }) => {
    for (const query of ['', '?date=never&time=25:00&start=0']) {
      await page.goto(`/success${query}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing to show here' })).toBeVisible()
      await expect(page).toHaveURL('/success')
    }
    await page.getByRole('button', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('Go Back leads to where the visitor came from', async ({ page }) => {
    await page.goto('/legal/terms')
    await page.goto(`/success?${EVERYTHING}`)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/legal/terms')
  })
})
