import type { Page } from 'playwright/test'
import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createPage } from '@/tests/support/factories/pages'

const ADA = 'ada@accounts.example'

/** Does nothing where the toast has gone by itself. */
async function closeToast(page: Page): Promise<void> {
  await page.getByRole('region', { name: /Notifications/ }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeEmpty()
}

test.describe('Integrations screen', () => {
  test('an owner connects Zoom and Google, is told so once, and disconnects with a warning', async ({
    page,
    login,
  }) => {
    await login()
    await page.goto('/integrations')
    await expect(page.getByRole('heading', { level: 1, name: 'Platform Integrations' })).toBeVisible()
    await page.getByRole('button', { name: 'Connect with Zoom' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page).toHaveURL('/integrations')
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('status')
    await expect(toast).toContainText('Zoom connected')
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: ADA })).toHaveCount(1)
    await expect(toast).toBeEmpty()

    await page.getByRole('button', { name: 'Connect with Google' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(toast).toContainText('Google connected')
    const rows = page.getByRole('listitem').filter({ hasText: ADA })
    await expect(rows).toHaveCount(2)
    await closeToast(page)
    const step = rows.last().getByRole('form', { name: 'What are these calendars for?' })
    await expect(step.getByRole('heading')).toBeFocused()
    await expect(step.getByRole('checkbox', { name: ADA })).toBeChecked()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 720 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await step.getByRole('checkbox', { name: 'Family' }).click()
    await step.getByRole('button', { name: 'Save' }).click()
    await expect(step).toHaveCount(0)
    await expect(rows.last()).toContainText('Will block time on new pages and get their bookings')

    const [google] = (await (await page.request.get('/api/integrations')).json()).filter(
      ({ type }: { type: string }) => type === 'google_calendar',
    )
    const choice = [`google_${google.id}`]
    const made = await createPage(senderOf(page.request), { availabilities: [], conflictCheckCalendars: choice })
    await page.reload()
    await rows.last().getByRole('button', { name: 'Disconnect' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Disconnect Google Calendar?' })
    await expect(dialog).toContainText('“Intro call” will stop checking this account for conflicts.')
    await expectNoFurtherFindings(page, [{ width: 320, height: 720 }])
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(toast).toContainText('Integration successfully disconnected')
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const kept = await (await page.request.get(`/api/time-slot-pages/${made.id}`)).json()
    expect(kept.conflictCheckCalendars).toEqual([])
  })

  test('an owner who denies is told what to do; one whose access was taken back renews it', {
    tag: '@nightly',
  }, async ({ page, login, sql }) => {
    const email = await login()
    await page.goto('/integrations')
    await page.getByRole('button', { name: 'Connect with Zoom' }).click()
    await page.getByRole('button', { name: 'Deny' }).click()
    await expect(page).toHaveURL('/integrations')
    await expect(page.getByText("The provider didn't grant access.")).toBeVisible()
    await page.getByRole('button', { name: 'Connect with Zoom' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Zoom connected')).toBeVisible()
    await closeToast(page)

    await sql(`update integrations set expired_at = now() where user_id = (select id from users where email = $1)`, [
      email,
    ])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Zoom Token Renewal Required' })).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByText('Zoom connected')).toBeVisible()
    await expect(page.getByText('Token Renewal Required')).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: ADA })).toHaveCount(1)
  })
})
