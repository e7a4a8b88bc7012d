import { expect, test } from '@/tests/support/browser/booking-fixtures'

test.describe('Late hydration', () => {
  test('a screen whose scripts come late is as the server drew it, though the palette has asked for its data', async ({
    page,
    login,
  }) => {
    await login()
    const field = page.getByRole('combobox', { name: 'Search and commands' })
    const known = new Set<string>()
    page.on('request', (request) => known.add(request.url()))
    await page.goto('/settings')
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()

    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const isOfTheScreen = (url: URL) => url.pathname.endsWith('.js') && !known.has(url.href)
    await page.route(isOfTheScreen, (route) => released.then(() => route.continue()))
    await page.route('**/api/forms', (route) => released.then(() => route.continue()))
    await page.goto('/forms', { waitUntil: 'commit' })
    const asked = page.waitForRequest('**/api/forms')
    await expect(async () => {
      if ((await field.count()) === 0) await page.keyboard.press('Control+k')
      await expect(field).toBeFocused({ timeout: 500 })
    }).toPass()
    await asked
    release()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Create Form' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
    await page.getByRole('link', { name: 'Create Form' }).click()
    await expect(page).toHaveURL('/forms/new')
  })
})
