import { HOUR_MS } from '@/lib/scheduling/units'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { iso, MANY_MEETINGS, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { range, row, shortDate, titles } from '@/tests/support/browser/meetings-screen'
import { saveSettings } from '@/tests/support/browser/settings'
import { awaitWholeDay } from '@/tests/support/midnight'

let email: string

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  email = await login()
  await saveSettings(page.request)
})

test.describe('Meetings search and filter', { tag: '@nightly' }, () => {
  test('the filter counts what is ticked, narrows the list, and is remembered', async ({ page, sql }) => {
    await makeMeeting(page.request, midnight(3), { title: 'Own' })
    await sql(
      `insert into meetings (user_id, title, start_time, end_time, primary_source)
     select id, 'Dentist', $2, $3, 'google' from users where email = $1`,
      [email, iso(midnight(2)), iso(midnight(2) + HOUR_MS)],
    )
    await page.goto('/meetings')
    await expect(titles(page)).toHaveText(['Own', 'Dentist'])
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await expect(filter).toHaveText('Filter')
    await filter.click()
    const entries = ['platform meetings', 'time slot bookings', 'google calendar', 'outlook calendar']
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    for (const name of entries) await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
    await page.getByRole('checkbox', { name: 'platform meetings' }).click()
    await expect(titles(page)).toHaveText(['Dentist'])
    await page.keyboard.press('Escape')
    await expect(filter).toHaveText('Filter3')
    await page.reload()
    await expect(titles(page)).toHaveText(['Dentist'])
    await filter.click()
    for (const name of entries.slice(1)) await page.getByRole('checkbox', { name, exact: true }).click()
    await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filter).toHaveText('Filter0')
  })

  test('the search finds titles, attendees and places, keeps the focus, and says how many', async ({ page }) => {
    await makeMeeting(page.request, midnight(3), { title: 'Weekly sync' })
    await makeMeeting(page.request, midnight(2), { title: 'Interview', attendees: ['ada@example.com'] })
    await makeMeeting(page.request, midnight(1), { title: 'Lunch', locationData: { customLocation: 'Café Moda' } })
    await page.goto('/meetings')
    const search = page.getByRole('searchbox', { name: 'Search meetings' })
    for (const [text, title] of [
      ['weekly', 'Weekly sync'],
      ['ADA@', 'Interview'],
      ['moda', 'Lunch'],
    ] as const) {
      await search.fill(text)
      await expect(titles(page)).toHaveText([title])
      await expect(search).toBeFocused()
      await expect(page.getByText(`1 meeting found for “${text}”`)).toBeAttached()
    }
    await search.fill('nothing of the kind')
    await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await expect(titles(page)).toHaveCount(3)
    await search.fill('nothing of the kind')
    await expect(page.getByText('Nothing here matches “nothing of the kind”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(search).toBeFocused()
    await expect(titles(page)).toHaveCount(3)
  })

  test('a search that finds nothing in the range goes to where it finds something', async ({ page }) => {
    await makeMeeting(page.request, midnight(-200), { title: 'Kick-off' })
    await makeMeeting(page.request, midnight(90), { title: 'Kick-off again' })
    await makeMeeting(page.request, midnight(1), { title: 'Lunch' })
    await page.goto('/meetings')
    await page.getByRole('searchbox', { name: 'Search meetings' }).fill('kick')
    await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
    await expect(page.getByText('2 meetings on other days match.')).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(titles(page)).toHaveText(['Kick-off again', 'Kick-off'])
    await expect(range(page)).toHaveText(`${shortDate(midnight(-200))} – ${shortDate(midnight(90))}`)
    await expect(range(page)).toBeFocused()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(titles(page)).toHaveText(['Kick-off again', 'Lunch', 'Kick-off'])
  })

  test('more meetings come when the end of the list comes into view', async ({ page, sql }) => {
    await sql(MANY_MEETINGS, [email, iso(midnight(1)), 120, '2 hours'])
    const ahead: string[] = []
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/meetings/all')) asked.push(request.url())
      if (/\/edit\?_rsc/.test(request.url())) ahead.push(request.url())
    })
    await page.goto('/meetings')
    await expect(titles(page)).toHaveCount(50)
    await expect(page.getByText('Meeting 120', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
    await expect.poll(() => titles(page).count()).toBeGreaterThan(50)
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(titles(page)).toHaveCount(120, { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
    expect(new Set(await titles(page).allTextContents()).size).toBe(120)
    expect(asked, 'requests after the first fifty').toHaveLength(1)
    expect(ahead, 'screens of rows that were asked for ahead').toEqual([])
  })

  test.describe('trouble', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('with the next page keeps what is there, and tries again when asked', async ({ page, sql }) => {
      await sql(MANY_MEETINGS, [email, iso(midnight(1)), 60, '2 hours'])
      await page.route('**/api/meetings/all?*after=*', (route) =>
        route.fulfill({ status: 503, json: { message: 'Away.' } }),
      )
      await page.goto('/meetings')
      await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('alert').getByText('Away.')).toBeVisible()
      await expect(titles(page)).toHaveCount(50)
      await page.unroute('**/api/meetings/all?*after=*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(titles(page)).toHaveCount(60)
    })

    test('with a range says what is wrong, and tries again when asked', async ({ page }) => {
      await makeMeeting(page.request, midnight(40), { title: 'Future' })
      await page.goto('/meetings')
      await page.route('**/api/meetings/all?*', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.getByRole('alert').getByText('Away.')).toBeVisible()
      await page.unroute('**/api/meetings/all?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(titles(page)).toHaveText(['Future'])
    })
  })

  test('while a range is on its way its place is held; a row without a date says so', async ({ page }) => {
    await makeMeeting(page.request, midnight(40), { title: 'Future' })
    await page.goto('/meetings')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/meetings/all?*', async (route) => {
      const answer = await (await route.fetch()).json()
      for (const meeting of answer.meetings) meeting.startTime = 'soon'
      await held
      await route.fulfill({ json: answer })
    })
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
    release()
    await expect(row(page, 'Future').getByText('Invalid time')).toBeVisible()
  })
})
