import { ADMIN } from '@/tests/support/browser/admin'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, openDaily, test } from '@/tests/support/browser/booking-fixtures'
import { BookingScreen } from '@/tests/support/browser/booking-screen'
import { senderOf } from '@/tests/support/browser/sender'
import { makeHostedPage, makeTeam, makeTeamWithRoom } from '@/tests/support/browser/teams'
import { createPage } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'

test.use({ expectedConsole: [/Failed to load resource|boom/] })

test.describe('Accessibility of every screen', { tag: '@nightly' }, () => {
  test('the login screen, its toast, and the view that a link is sent', async ({ page }) => {
    await page.goto('/auth?error=token_expired')
    await expect(page.getByText('Login link has expired.')).toBeVisible()
    await page.getByRole('region', { name: 'Notifications (F8)' }).focus()
    await expectNoFindings(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
    await page.getByRole('button', { name: 'Send Login Link' }).click()
    await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible()
    await expectNoFindings(page)
  })

  test('the page that asks before it signs in, and the terms', async ({ page, mails, playwright, baseURL }) => {
    const email = newEmail()
    const elsewhere = await playwright.request.newContext({ baseURL })
    await elsewhere.post('/api/auth/send-magic-link', { data: { email } })
    await elsewhere.dispose()
    await page.goto(/http\S+verify\?token=[\w-]+/.exec((await mails.waitFor(email)).text)?.[0] ?? '')
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('/terms-acceptance', { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Accept Terms and Continue' }).click()
    await expect(page.getByText('Terms Required')).toBeVisible()
    await page.getByRole('region', { name: 'Notifications (F8)' }).focus()
    await expectNoFindings(page)
  })

  for (const path of [
    '/',
    '/meetings',
    '/integrations',
    '/forms',
    '/forms/new',
    '/settings',
    '/availability',
    '/settings/developers',
    '/settings/brand',
    '/settings/public-profile',
    '/settings/language',
    '/settings/devices',
    '/settings/your-data',
    '/settings/move-in',
    '/settings/create-team',
    '/hosting',
    '/time-slot-pages',
    '/time-slot-pages/create',
    '/time-slot-pages/create?tab=when',
    '/time-slot-pages/create?tab=booking',
  ]) {
    test(`the owner's screen ${path}`, async ({ page, login }) => {
      await login()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Tabs take the focus once the app is ready.
      const tabs = page.getByRole('tablist')
      if ((await tabs.count()) > 0) await expect(tabs).toHaveAttribute('tabindex', '0')
      await expectNoFindings(page)
    })
  }

  test('the members of a team, the dialog that invites, and an open invitation', async ({ page, login }) => {
    await login()
    const { slug } = await makeTeamWithRoom(page.request)
    await page.goto(`/team/${slug}/members`)
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email').fill(newEmail())
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expectNoFindings(page)
  })

  for (const path of [
    '/admin',
    '/admin/accounts',
    '/admin/invitations',
    '/admin/queue',
    '/admin/instance',
    '/admin/audit',
  ]) {
    test(`the admin's screen ${path}`, async ({ page, login }) => {
      await login({ email: ADMIN })
      // An entry for the invitations, and for the audit log.
      await sendFor(senderOf(page.request), 201, 'POST', '/api/admin/invitations', { email: newEmail() })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      await expectNoFindings(page)
    })
  }

  test('the question before an admin deletes an account', async ({ page, login, signInByApi }) => {
    const email = newEmail()
    await signInByApi(email)
    await login({ email: ADMIN })
    await page.goto('/admin/accounts')
    await page.getByRole('button', { name: `More actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoFindings(page)
  })

  test('an invitation to a team', async ({ page, login, mails }) => {
    await login()
    const { id } = await makeTeam(page.request)
    const email = newEmail()
    await sendFor(senderOf(page.request), 201, 'POST', `/api/teams/${id}/invitations`, { email, role: 'host' })
    await page.goto(/http\S+\/invitation\/[\w-]+/.exec((await mails.waitFor(email)).text)?.[0] ?? '')
    await expect(page.getByText(`This invitation is for ${email}`)).toBeVisible()
    await expectNoFindings(page)
  })

  test('the rooms of a team, and a screen that a role does not show', async ({ page, login }) => {
    await login()
    const { slug } = await makeTeamWithRoom(page.request)
    await page.goto(`/team/${slug}/rooms`)
    await page.getByRole('button', { name: 'More actions for Room' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFindings(page)
    await page.goto(`/team/${slug}/refused`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page)
  })

  test('the hosts of a team’s page with an error, and their fairness', async ({ page, login }) => {
    await login()
    const team = await makeTeamWithRoom(page.request)
    const id = await makeHostedPage(page.request, team)
    await page.goto(`/team/${team.slug}/time-slot-pages/${id}/edit?tab=hosts`)
    await expect(page.getByText(/^On .+ can be booked/)).toBeVisible()
    await page.getByText('Weight 100, priority 1').first().click()
    await page.getByLabel('Weight').first().fill('0')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Must be a whole number from 1 to 1,000')).toBeVisible()
    await expectNoFindings(page)
    await page.goto(`/team/${team.slug}/time-slot-pages/${id}/fairness`)
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoFindings(page)
  })

  test('the screens of one time slot page: its card and questions, its form with errors, the owner booking on it', async ({
    page,
    login,
  }) => {
    await login()
    const { id } = await createPage(senderOf(page.request), { availabilities: openDaily('09:00', '17:00') })
    await page.goto('/time-slot-pages')
    await page.getByRole('button', { name: 'More actions for Intro call' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').getByText(/no future bookings/)).toBeVisible()
    await expectNoFindings(page)

    await page.goto(`/time-slot-pages/${id}/edit`)
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await expectNoFindings(page)

    await page.goto(`/time-slot-pages/${id}`)
    await page
      .getByRole('button', { name: /^\d\d:\d\d( [AP]M)?$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Complete Booking' })).toBeVisible()
    await expectNoFindings(page)
  })

  test('the layout: banner, narrow sidebar, drawer', async ({ page, login, sql }) => {
    const email = await login()
    await sql(
      `insert into integrations (user_id, type, expires_at) select id, 'zoom', now() - interval '2 days' from users where email = $1`,
      [email],
    )
    await page.goto('/settings')
    await expect(page.getByText('Zoom Token Renewal Required')).toBeVisible()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await expectNoFindings(page, [{ width: 375, height: 812 }])
  })

  test('a booking page', async ({ page, publish }) => {
    const { path } = await publish({
      description: 'Words to read. '.repeat(60),
      locationData: { customLocation: 'Here' },
    })
    const screen = new BookingScreen(page)
    await screen.open(path)
    await expect(screen.timezone).toContainText('—')
    await expectNoFindings(page)
    await screen.timezone.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('combobox', { name: 'Search city, country or offset' }).fill('nowhere at all')
    await expect(page.getByText('No time zone found.')).toBeVisible()
    await expectNoFindings(page)
  })

  test('a secret page by its link, and by one that is none', async ({ page, login }) => {
    await login()
    const owner = senderOf(page.request)
    const { id, slug } = await createPage(owner, { visibility: 'secret', availabilities: openDaily('09:00', '17:00') })
    const { url } = await sendFor<{ url: string }>(owner, 201, 'POST', `/api/time-slot-pages/${id}/links`, {})
    const screen = new BookingScreen(page)
    await screen.open(url)
    await expectNoFindings(page)
    await page.goto(`/${slug}?k=none`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page)
  })

  test('its dialog with fields to correct, and with a time that is gone', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    await screen.times.first().click()
    await screen.submit()
    await expect(screen.dialog.getByText('Name is required')).toBeVisible()
    await expectNoFindings(page)
    await page.route('**/book', (route) => route.fulfill({ status: 409, json: { message: 'This time is taken.' } }))
    await screen.fill()
    await screen.submit()
    await expect(screen.dialog.getByText('Closest available times:')).toBeVisible()
    await expectNoFindings(page)
  })

  test('the confirmation', async ({ page }) => {
    await page.goto(
      '/success?start=2030-07-04T10:00:00Z&duration=30&location=zoom&joinUrl=https%3A%2F%2Fmeet.example&password=x',
    )
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible()
    await expectNoFindings(page)
  })

  test('a booking page without times, and one whose calendar cannot be read', async ({ page, publish, sql }) => {
    const [empty, unread] = await Promise.all([publish({ availabilities: [] }), publish()])
    await page.goto(empty.path)
    await expect(page.getByRole('region').getByText(/^No times available from /)).toBeVisible()
    await expectNoFindings(page)
    await sql(`update time_slot_pages set conflict_check_calendars = '["google_x"]' where id = $1`, [unread.id])
    await page.goto(unread.path)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expectNoFindings(page)
  })

  test("an attendee's page of their booking", async ({ page, publish, mails }) => {
    const { path } = await publish({ timezone: 'Asia/Tokyo' })
    const screen = new BookingScreen(page)
    await screen.open(path)
    await screen.times.first().click()
    const email = await screen.fill()
    await screen.submit()
    await expect(page).toHaveURL('/success')
    await page.goto(/http\S+\/b\/[\w.-]+/.exec((await mails.waitFor(email)).text)?.[0] ?? '')
    await expect(page.getByText('Your meeting with Ada Lovelace')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible()
    await expectNoFindings(page)
  })

  test('an error', async ({ page, publish }) => {
    const screen = new BookingScreen(page)
    await screen.open((await publish()).path)
    await screen.breakDialog('boom')
    await screen.times.first().click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectNoFindings(page)
  })

  for (const path of [
    '/success',
    '/legal/terms',
    '/legal/acknowledgements',
    '/legal/accessibility',
    '/contact',
    '/no-such-page',
    '/no/such/page',
    '/b/nothing',
  ]) {
    test(`the page ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page)
    })
  }
})
