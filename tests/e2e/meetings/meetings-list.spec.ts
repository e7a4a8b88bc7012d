import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { iso, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { range, row, shortDate, titles } from '@/tests/support/browser/meetings-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, visitor } from '@/tests/support/factories/pages'
import { awaitWholeDay } from '@/tests/support/midnight'

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  await login()
  await saveSettings(page.request)
})

test.describe('Meetings list', () => {
  test('an account without meetings is told so, and what to do first', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('No meetings scheduled. Create your first meeting to get started.')).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
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

  test('what comes next is above the list, with who booked, how soon, and the way in', async ({ page, sql }) => {
    const owner = senderOf(page.request)
    const { slug } = await createPage(owner, { title: 'Intro call' })
    const { meeting } = await createBooking(owner, slug, visitor(iso(midnight(4) + 9 * HOUR_MS)))
    await sql(`update meetings set location_data = '{"meetLink":"https://meet.example.com/x"}' where id = $1`, [
      meeting.id,
    ])
    await makeMeeting(page.request, midnight(20), { title: 'Much later' })
    await page.goto('/meetings')
    await expect(titles(page)).toHaveText(['Much later', 'Vera Visitor · Intro call'])
    const next = page.getByRole('region', { name: 'Up next' })
    for (const text of ['in 4 days', `${shortDate(midnight(4))}, 09:00 – 09:30`]) {
      await expect(next.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(next.getByRole('link', { name: 'Join Vera Visitor · Intro call' })).toHaveAttribute(
      'href',
      'https://meet.example.com/x',
    )
    await expect(page.getByRole('heading', { level: 3 }).last()).toContainText('in 4 days')
    await next.getByRole('button', { name: 'Vera Visitor · Intro call' }).click()
    const panel = page.getByRole('dialog', { name: 'Vera Visitor · Intro call' })
    await expect(panel).toBeVisible()
    // One dialog is seen at a time.
    await panel.getByRole('button', { name: /^Move…/ }).click()
    const moving = page.getByRole('dialog', { name: /^Move “/ })
    await expect(moving).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: 'Vera Visitor · Intro call', exact: true, includeHidden: true }),
    ).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(moving).toHaveCount(0)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next.getByRole('button', { name: 'Vera Visitor · Intro call' })).toBeFocused()
    await sql(
      `update meetings set start_time = now() - interval '1 minute', end_time = now() + interval '1 hour' where id = $1`,
      [meeting.id],
    )
    await page.reload()
    await expect(next.getByText('Now', { exact: true })).toBeVisible()
    await expect(next.getByText('Much later')).toBeVisible()
  })

  test('a row says what there is to know of a meeting, on the clock of the account', { tag: '@nightly' }, async ({
    page,
  }) => {
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

  test('a link that is not https, from before links were checked, is not offered', { tag: '@nightly' }, async ({
    page,
    sql,
  }) => {
    await makeMeeting(page.request, midnight(1), {
      title: 'Trap',
      locationData: { meetLink: 'https://meet.example.com/x' },
    })
    await sql("update meetings set location_data = jsonb_build_object('meetLink', $1::text) where title = 'Trap'", [
      'javascript:alert(1)',
    ])
    await page.goto('/meetings')
    await expect(row(page, 'Trap')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open meeting link' })).toHaveCount(0)
  })

  test('the range moves by 30 days, and back to today', { tag: '@nightly' }, async ({ page }) => {
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

  test('keys list themselves, go to today, do nothing while somebody types, and can be switched off', {
    tag: '@nightly',
  }, async ({ page }) => {
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
    await dialog.getByRole('switch', { name: 'Turn on keyboard shortcuts' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
    await page.keyboard.press('?')
    await expect(dialog).toHaveCount(0)
  })

  test('a meeting over midnight stands once, under the day on which it begins', { tag: '@nightly' }, async ({
    page,
  }) => {
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
})
