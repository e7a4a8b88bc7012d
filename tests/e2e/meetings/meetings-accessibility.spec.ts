import { HOUR_MS } from '@/lib/scheduling/units'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { iso, MANY_MEETINGS, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { saveSettings } from '@/tests/support/browser/settings'
import { awaitWholeDay } from '@/tests/support/midnight'

test.use({ expectedConsole: [/Failed to load resource/] })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
test.beforeEach(({}, testInfo) => awaitWholeDay(testInfo))

test.describe('Meetings, accessibility', { tag: '@nightly' }, () => {
  test('the list with every kind of row, and its dialogs', async ({ page, login, sql }) => {
    test.slow()
    const email = await login()
    await saveSettings(page.request)
    const attendees = ['ada', 'grace', 'alan', 'edsger', 'barbara'].map((name) => `${name}@example.com`)
    const locationData = { customLocation: 'Room 3', meetLink: 'https://meet.example.com/x' }
    const id = await makeMeeting(page.request, midnight(0) + 20 * HOUR_MS, {
      title: 'Weekly sync',
      description: 'Words.',
      attendees,
      locationData,
    })
    await sql(
      `insert into meetings (user_id, title, start_time, end_time, primary_source, status)
     select id, source, $2, $3, source, case source when 'google' then 'cancelled' else 'confirmed' end
     from users, unnest(array['time_slot', 'google', 'outlook']) source where email = $1`,
      // A booking that has begun could not be cancelled below.
      [email, iso(midnight(1) + HOUR_MS), iso(midnight(1) + 3 * HOUR_MS)],
    )
    await sql(
      `insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at, failed_at)
     select id, $2, 'booking-notice', 'x', now(), now(), now() from users where email = $1`,
      [email, id],
    )
    // This account is not read again: its event waits for the decision of the owner.
    await sql(
      `with account as (insert into integrations (user_id, type) select id, 'zoom' from users where email = $1 returning *),
       aimed as (update meetings set target_calendars = '["zoom"]' where id = $2)
     insert into calendar_events (user_id, meeting_id, integration_id, role, state, external_id, owner_edit)
     select user_id, $2, id, 'main', 'failed', 'x', 'deleted' from account`,
      [email, id],
    )
    await page.goto('/meetings')
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Keep as is: Weekly sync' })).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('checkbox', { name: 'outlook calendar' }).click()
    // The list of the filter before is dimmed until the new one is there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete Weekly sync' }).click()
    await expect(page.getByRole('checkbox', { name: 'Notify attendees' })).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cancel booking time_slot' }).click()
    await expect(page.getByLabel('Message')).toBeVisible()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page)
  })

  test('the month, a day of it, and a meeting of it', async ({ page, login, sql }) => {
    const email = await login()
    await saveSettings(page.request)
    await sql(MANY_MEETINGS, [email, iso(midnight(0)), 8, '1 minute'])
    await page.goto('/meetings')
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await expect(page.getByText('8 meetings', { exact: true })).toBeVisible()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: /^\+5 more/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page, [{ width: 1440, height: 900 }])
    await page.keyboard.press('Escape')
    // Just after midnight it is also up next.
    await page
      .getByRole('table')
      .getByRole('button', { name: /Meeting 1$/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Meeting 1' })).toBeVisible()
    await expectNoFindings(page, [{ width: 1440, height: 900 }])
  })

  test('a range without meetings, on its way, and in trouble', async ({ page, login }) => {
    await login()
    await saveSettings(page.request)
    await makeMeeting(page.request, midnight(100), { title: 'Far away' })
    await page.goto('/meetings')
    await expect(page.getByText('No meetings in the selected date range.')).toBeVisible()
    await expectNoFindings(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/meetings/all?*', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { message: 'Away.' } })
    })
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
    await expectNoFindings(page)
    release()
    await expect(page.getByRole('alert').getByText('Away.')).toBeVisible()
    await expectNoFindings(page)
  })
})
