import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/booking-fixtures'
import { DAY_MS, HOUR_MS, iso, MANY_MEETINGS, makeMeeting, midnight, saveSettings } from '../support/meetings'
import { awaitWholeDay } from '../support/midnight'

const row = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 })
const range = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const shortDate = (ms: number) => {
  const [, day, month, year] = new Date(ms).toUTCString().split(' ')
  return `${month} ${Number(day)} ${year}`
}

let email: string

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  email = await login()
  await saveSettings(page.request)
})

test('an account without meetings is told so, and what to do first', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('No meetings scheduled. Create your first meeting to get started.')).toBeVisible()
  for (const step of ['1. Connect your calendars', '2. Create a page', '3. Share it']) {
    await expect(page.getByText(step)).toBeVisible()
  }
})

test.describe('an account that never saved its settings', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('lives in the zone of its browser', async ({ page, login }) => {
    await login()
    await makeMeeting(page.request, midnight(1) + 4 * HOUR_MS, { title: 'Early call' })
    await page.goto('/meetings')
    await expect(row(page, 'Early call').getByText('09:45')).toBeVisible()
  })
})

test('a row says what there is to know of a meeting, on the clock of the account', async ({ page }) => {
  await saveSettings(page.request, { timezone: 'Asia/Kathmandu', timeFormat: '12h', dateFormat: 'D MMM YYYY' })
  const attendees = ['ada', 'grace', 'alan', 'edsger', 'barbara'].map((name) => `${name}@example.com`)
  const locationData = { customLocation: 'Room 3', meetLink: 'https://meet.example.com/x', password: 'tiger' }
  await makeMeeting(page.request, Date.UTC(2100, 5, 2, 18, 30), {
    title: 'Weekly sync',
    attendees,
    locationData,
    description: 'Bring your notes.',
  })
  await page.clock.setFixedTime(Date.UTC(2100, 5, 1))
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(range(page)).toHaveText('1 Jun 2100 – 30 Jun 2100')
  const heading = page.getByRole('heading', { level: 3 })
  for (const text of ['Thu', '3', '3 Jun 2100']) await expect(heading.getByText(text, { exact: true })).toBeVisible()
  const meeting = row(page, 'Weekly sync')
  for (const text of ['12:15 AM', '12:45 AM', 'Room 3', 'ada@example.com', 'alan@example.com']) {
    await expect(meeting.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(meeting.getByText('Platform meeting')).toBeAttached()
  const link = meeting.getByRole('link', { name: 'Open meeting link' })
  await expect(link).toHaveAttribute('href', 'https://meet.example.com/x')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(meeting.getByText('barbara@example.com')).toHaveCount(0)
  await meeting.getByRole('button', { name: '+2 more' }).click()
  await expect(meeting.getByText('barbara@example.com')).toBeVisible()
  await expect(meeting.getByText('Bring your notes.')).toBeHidden()
  await meeting.getByText('Description').click()
  await expect(meeting.getByText('Bring your notes.')).toBeVisible()
})

test('a link that is not https is not offered', async ({ page }) => {
  const locationData = { meetLink: 'javascript:alert(1)' }
  await makeMeeting(page.request, midnight(1), { title: 'Trap', locationData })
  await page.goto('/meetings')
  await expect(row(page, 'Trap')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open meeting link' })).toHaveCount(0)
})

test('newest first, days and meetings alike, and soonest first when that is chosen, also the next time', async ({
  page,
}) => {
  for (const [title, day, hour] of [
    ['a', 2, 9],
    ['b', 2, 10],
    ['c', 1, 12],
  ] as const) {
    await makeMeeting(page.request, midnight(day) + hour * HOUR_MS, { title })
  }
  await page.goto('/meetings')
  await expect(titles(page)).toHaveText(['b', 'a', 'c'])
  await page.getByRole('switch', { name: 'Soonest first' }).click()
  await expect(titles(page)).toHaveText(['c', 'a', 'b'])
  await page.reload()
  await expect(titles(page)).toHaveText(['c', 'a', 'b'])
})

test('the range moves by 30 days, and back to today', async ({ page }) => {
  await makeMeeting(page.request, midnight(-5), { title: 'Past' })
  await makeMeeting(page.request, midnight(45), { title: 'Future' })
  await page.goto('/meetings')
  await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
  const first = await range(page).textContent()
  expect(first).toContain(`${shortDate(midnight(0))} – `)
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(range(page)).toHaveText(`${shortDate(midnight(-30))} – ${shortDate(midnight(-1))}`)
  await expect(titles(page)).toHaveText(['Past'])
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(range(page)).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(titles(page)).toHaveText(['Future'])
})

test('deleting asks first, tells the attendees, and leaves the focus in the list', async ({ page, mails }) => {
  const attendee = `ada-${Date.now()}@example.com`
  await makeMeeting(page.request, midnight(2), { title: 'Keep me' })
  await makeMeeting(page.request, midnight(3), { title: 'Weekly sync', attendees: [attendee] })
  await page.goto('/meetings')
  await page.getByRole('button', { name: 'Delete Weekly sync' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Are you sure you want to delete this meeting?')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Notify attendees' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete Weekly sync' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Meeting deleted')).toBeVisible()
  await expect(titles(page)).toHaveText(['Keep me'])
  await expect(row(page, 'Keep me')).toBeFocused()
  await mails.waitFor(attendee, { subject: /^Cancelled/ })

  await page.getByRole('button', { name: 'Delete Keep me' }).click()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No meetings scheduled.')).toBeVisible()
  await expect(range(page)).toBeFocused()
})

test.describe('a meeting that cannot be deleted', () => {
  test.use({ expectedConsole: [/409/] })

  test('stays, with what the server said', async ({ page }) => {
    await makeMeeting(page.request, midnight(2), { title: 'Weekly sync' })
    await page.goto('/meetings')
    await page.route('**/api/meetings/*?notify*', (route) =>
      route.fulfill({ status: 409, json: { message: 'Not while it is under way.' } }),
    )
    await page.getByRole('button', { name: 'Delete Weekly sync' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Failed to delete meeting')).toBeVisible()
    await expect(toast(page, 'Not while it is under way.')).toBeVisible()
    await expect(titles(page)).toHaveText(['Weekly sync'])
  })
})

test('edit and delete are for meetings made here; they show when the row has the pointer or the focus', async ({
  page,
  sql,
}) => {
  const id = await makeMeeting(page.request, midnight(3), { title: 'Own' })
  await sql(
    `insert into meetings (user_id, title, start_time, end_time, primary_source)
     select id, source, $2, $3, source from users, unnest(array['google', 'outlook']) source where email = $1`,
    [email, iso(midnight(2)), iso(midnight(2) + HOUR_MS)],
  )
  await page.goto('/meetings')
  const actions = row(page, 'Own').getByRole('link', { name: 'Edit Own' }).locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await row(page, 'Own').hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(actions).toHaveCSS('opacity', '0')
  await row(page, 'Own').getByRole('button', { name: 'Delete Own' }).focus()
  await expect(actions).toHaveCSS('opacity', '1')
  for (const title of ['google', 'outlook']) await expect(row(page, title).getByRole('button')).toHaveCount(0)
  await row(page, 'Own').getByRole('link', { name: 'Edit Own' }).click()
  await expect(page).toHaveURL(`/meetings/${id}/edit`)
})

test('cancelling a booking tells its attendee why, and the meeting stays as cancelled', async ({ page, mails }) => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))
  const data = { title: 'Intro call', timezone: 'UTC', availabilities: hours }
  const { slug } = await (await page.request.post('/api/time-slot-pages', { data })).json()
  const attendeeEmail = `vera-${Date.now()}@example.com`
  const booking = { attendeeName: 'Vera', attendeeEmail, startTime: iso(midnight(5)), userTimezone: 'UTC' }
  expect((await page.request.post(`/api/schedule/${slug}/book`, { data: booking })).status()).toBe(201)
  await page.goto('/meetings')
  await page.getByRole('button', { name: /^Cancel booking/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${attendeeEmail} is told by mail`)).toBeVisible()
  await dialog.getByLabel('Message').fill('Something came up')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Cancel booking/ }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('Something came up')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(toast(page, 'Booking cancelled')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel booking/ })).toHaveCount(0)
  await expect(row(page, 'Intro call')).toBeFocused()
  expect((await mails.waitFor(attendeeEmail, { subject: /^Cancelled/ })).text).toContain('Something came up')
})

test('mails that were not delivered show on the meeting and can be sent again', async ({ page, sql }) => {
  const id = await makeMeeting(page.request, midnight(2), { title: 'Weekly sync' })
  await sql(
    `insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at, failed_at)
     select id, $2, 'booking-notice', 'x', now(), now(), now() from users where email = $1`,
    [email, id],
  )
  await page.goto('/meetings')
  const notice = row(page, 'Weekly sync').getByText('1 mail could not be delivered')
  await expect(notice).toBeVisible()
  const asked = page.waitForRequest(`**/api/meetings/${id}/retry-mails`)
  await page.getByRole('button', { name: 'Retry the mails of Weekly sync' }).click()
  expect((await asked).method()).toBe('POST')
  await expect(toast(page, 'Sending again')).toBeVisible()
})

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
  page.on('request', (request) => {
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
  expect(ahead, 'screens of rows that were asked for ahead').toEqual([])
})

test.describe('trouble', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('with the next page keeps what is there, and tries again when asked', async ({ page, sql }) => {
    await sql(MANY_MEETINGS, [email, iso(midnight(1)), 60, '2 hours'])
    await page.route('**/api/meetings/all?page=2*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away.' } }),
    )
    await page.goto('/meetings')
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('alert').getByText('Away.')).toBeVisible()
    await expect(titles(page)).toHaveCount(50)
    await page.unroute('**/api/meetings/all?page=2*')
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

test('keys list themselves, go to today, do nothing while somebody types, and can be switched off', async ({
  page,
}) => {
  await page.goto('/meetings')
  const first = await range(page).textContent()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // A key that is pressed before the page's scripts run does nothing.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('t')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(range(page)).not.toHaveText(first ?? '')
  const moved = await range(page).textContent()
  await page.keyboard.press('Control+t')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').press('t')
  await expect(page.getByRole('searchbox')).toHaveValue('t')
  await expect(range(page)).toHaveText(moved ?? '')
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('t')
  await expect(range(page)).toHaveText(first ?? '')

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog.getByRole('switch', { name: 'Use these keys' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
})

test('a meeting over midnight stands once, under the day on which it begins', async ({ page }) => {
  await makeMeeting(page.request, midnight(3) - HOUR_MS, { title: 'Release', minutes: 150 })
  await makeMeeting(page.request, midnight(-1), { title: 'Conference', minutes: 3 * 24 * 60 })
  await page.goto('/meetings')
  await expect(titles(page)).toHaveText(['Release', 'Conference'])
  await expect(row(page, 'Release')).toContainText(`23:00 – ${shortDate(midnight(3))}, 01:30`)
  await expect(row(page, 'Conference')).toContainText(`${shortDate(midnight(-1))}, 00:00`)
  const today = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3, name: /Today/ }) })
  await expect(today.getByRole('heading', { name: 'Conference' })).toBeVisible()
  expect(shortDate(midnight(0) + DAY_MS)).toBe(shortDate(midnight(1)))
})
