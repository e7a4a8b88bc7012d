import type { Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, newEmail, test } from '@/tests/support/browser/booking-fixtures'

const PHONE = { width: 375, height: 740 }
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })

test.describe('Layout', { tag: '@nightly' }, () => {
  test('Ctrl+K leads to every screen by keyboard, and the visible entry opens the same on a phone', async ({
    page,
    login,
  }) => {
    await login()
    await page.goto('/forms')
    await expect(page.getByRole('button', { name: 'Search…' })).toHaveAttribute('aria-keyshortcuts', /Control\+K/)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search and commands' })
    await expect(field).toBeFocused()
    await page.keyboard.type('integ')
    await expect(page.getByRole('option')).toHaveText(['Integrations'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/integrations')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: 'Search…' }).click()
    await expect(field).toBeFocused()
    await expectNoFindings(page, [{ width: 320, height: 640 }])
    await page.keyboard.type('create a meeting')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Create New Meeting' })).toBeVisible()
    await expect(page).toHaveURL('/meetings')
  })

  test('the sidebar names every screen, marks the current one, and says who is signed in', async ({ page, login }) => {
    const email = await login({ email: newEmail('ada') })
    await page.goto('/time-slot-pages')
    for (const name of [
      'Meetings',
      'Time Slot Pages',
      'Forms',
      'Availability',
      'Integrations',
      'Settings',
      'Contact Us',
    ]) {
      await expect(navigation(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Time Slot Pages')
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await expect(page.getByText(email.split('@')[0] ?? '', { exact: true })).toBeVisible()
    await expect(page.getByText('A', { exact: true })).toBeVisible()
    for (const name of ['Support', 'Security']) {
      const link = navigation(page).getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('href', `/legal/${name.toLowerCase()}`)
    }
  })

  test('a navigation marks the new screen, titles the window and focuses the heading', async ({ page, login }) => {
    await login()
    await page.goto('/')
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Meetings')
    // Until the scripts run, a link loads another document, which leaves the focus to the browser.
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeEnabled()
    for (const name of ['Integrations', 'Forms', 'Availability', 'Settings', 'Time Slot Pages', 'Meetings']) {
      await navigation(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveTitle(`${name} · Slotform`)
      await expect(page.locator('main h1')).toBeFocused()
      await expect(navigation(page).locator('[aria-current=page]')).toHaveText(name)
    }
  })

  test('a collapsed sidebar stays so after a reload, and its links keep their names', async ({ page, login }) => {
    await login()
    await page.goto('/settings')
    const sidebar = page.getByRole('complementary')
    const width = async () => (await sidebar.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(200)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(width).toBeLessThan(100)
    await page.reload()
    await expect.poll(width).toBeLessThan(100)
    // Told by the scripts, which the tooltip needs as well.
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await navigation(page).getByRole('link', { name: 'Forms', exact: true }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Forms')
    await toggle(page).click()
    await expect.poll(width).toBeGreaterThan(200)
  })

  test('on a phone the sidebar is a drawer: Escape closes it, a choice leads on', async ({ page, login }) => {
    await page.setViewportSize(PHONE)
    const email = await login()
    await page.goto('/settings')
    await expect(navigation(page)).toBeHidden()
    await toggle(page).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer.getByText(email, { exact: true })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await toggle(page).click()
    await drawer.getByRole('link', { name: 'Forms', exact: true }).click()
    await expect(page).toHaveURL('/forms')
    await expect(drawer).toBeHidden()
    await expect(page.locator('main h1')).toBeFocused()
  })

  test('the first Tab offers to skip the navigation', async ({ page, login }) => {
    await login()
    await page.goto('/settings')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('Sign Out ends the session on the server, not only in the browser', async ({ page, context, login }) => {
    await login()
    const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('session'))
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    if (!cookie) throw new Error('There is no session cookie.')
    await context.addCookies([cookie])
    expect((await context.request.get('/api/user')).status()).toBe(401)
    await page.goto('/settings')
    await expect(page).toHaveURL('/auth?next=%2Fsettings')
  })

  test.describe('when signing out fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test("'Logout failed' is said with the reason, and the session stays", async ({ page, login }) => {
      await login()
      await page.route('**/api/logout', (route) =>
        route.fulfill({ status: 503, json: { message: 'Try again later.' } }),
      )
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Sign Out' }).click()
      const toast = page.getByRole('status')
      await expect(toast.getByText('Logout failed', { exact: true })).toBeVisible()
      await expect(toast.getByText('Try again later.', { exact: true })).toBeVisible()
      await expect(toast).toHaveAttribute('aria-live', 'assertive')
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
      expect((await page.request.get('/api/user')).status()).toBe(200)
    })
  })

  test('the banner warns of an expired connection, but not where it is renewed, nor any visitor', async ({
    page,
    login,
    publish,
    sql,
  }) => {
    const [email, { path }] = await Promise.all([login(), publish()])
    const banner = page.getByText('Zoom Token Renewal Required')
    await page.goto('/time-slot-pages')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await sql(
      `insert into integrations (user_id, type, expires_at) select id, 'zoom', now() - interval '2 days' from users where email = $1`,
      [email],
    )
    for (const screen of ['/time-slot-pages', '/', '/forms', '/settings']) {
      await page.goto(screen)
      await expect(banner).toBeVisible()
    }
    for (const screen of [path, '/success', '/contact']) {
      await page.goto(screen)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(banner).toHaveCount(0)
    }
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Go to Integrations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Platform Integrations' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Integrations' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  test('a Zoom connection that ran out less than a day ago needs no renewal yet', async ({ page, login, sql }) => {
    const email = await login()
    await sql(
      `insert into integrations (user_id, type, expires_at) select id, 'zoom', now() - interval '23 hours' from users where email = $1`,
      [email],
    )
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Token Renewal Required')).toHaveCount(0)
  })
})
