import { HOUR_MS } from '@/lib/scheduling/units'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { newEmail } from '@/tests/support/browser/fixtures'
import { iso, makeMeeting, midnight } from '@/tests/support/browser/meetings'
import { range, row, titles, toast } from '@/tests/support/browser/meetings-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, visitor } from '@/tests/support/factories/pages'
import { awaitWholeDay } from '@/tests/support/midnight'

let email: string

test.beforeEach(async ({ page, login }, testInfo) => {
  await awaitWholeDay(testInfo)
  email = await login()
  await saveSettings(page.request)
})

test.describe('Meetings, actions', () => {
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

    test('stays, with what the server said', { tag: '@nightly' }, async ({ page }) => {
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

  test('edit and delete are for meetings made here; they show when the row has the pointer or the focus', {
    tag: '@nightly',
  }, async ({ page, sql }) => {
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
    const remove = row(page, 'Own').getByRole('button', { name: 'Delete Own' })
    // A button that the screen does not serve yet takes no focus.
    await expect(remove).toBeEnabled()
    await remove.focus()
    await expect(actions).toHaveCSS('opacity', '1')
    for (const title of ['google', 'outlook']) await expect(row(page, title).getByRole('button')).toHaveCount(0)
    await row(page, 'Own').getByRole('link', { name: 'Edit Own' }).click()
    await expect(page).toHaveURL(`/meetings/${id}/edit`)
  })

  test('cancelling a booking tells its attendee why, and the meeting stays as cancelled', { tag: '@nightly' }, async ({
    page,
    mails,
  }) => {
    const owner = senderOf(page.request)
    const { slug } = await createPage(owner)
    const attendeeEmail = newEmail('vera')
    await createBooking(owner, slug, visitor(iso(midnight(5)), { attendeeEmail }))
    await page.goto('/meetings')
    await page.getByRole('button', { name: /^Cancel booking/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Cancel “Vera Visitor · Intro call”?' })).toBeVisible()
    await expect(dialog.getByText(`We'll email ${attendeeEmail}`)).toBeVisible()
    await dialog.getByLabel('Message').fill('Something came up')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Cancel booking/ }).click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Something came up')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(toast(page, 'Booking cancelled')).toBeVisible()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cancel booking/ })).toHaveCount(0)
    await expect(row(page, 'Vera Visitor · Intro call')).toBeFocused()
    expect((await mails.waitFor(attendeeEmail, { subject: /^Cancelled/ })).text).toContain('Something came up')
  })

  test('mails that were not delivered show on the meeting and can be sent again', { tag: '@nightly' }, async ({
    page,
    sql,
  }) => {
    const id = await makeMeeting(page.request, midnight(2), { title: 'Weekly sync' })
    await sql(
      `insert into outbox (user_id, meeting_id, template, payload, next_attempt_at, expires_at, failed_at)
     select id, $2, 'booking-notice', 'x', now(), now(), now() from users where email = $1`,
      [email, id],
    )
    await page.goto('/meetings')
    const notice = row(page, 'Weekly sync').getByText("We couldn't deliver 1 email")
    await expect(notice).toBeVisible()
    const asked = page.waitForRequest(`**/api/meetings/${id}/retry-mails`)
    await page.getByRole('button', { name: 'Retry the emails of Weekly sync' }).click()
    expect((await asked).method()).toBe('POST')
    await expect(toast(page, 'Sending again')).toBeVisible()
  })
})
