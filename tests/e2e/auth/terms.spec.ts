import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser/fixtures'

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Terms and Continue' })
const box = (page: Page) => page.getByRole('checkbox', { name: 'I have read and accept the Terms of Use' })
const toast = (page: Page) => page.getByRole('status')

test.describe('Terms screen', () => {
  test('while the answer is awaited the button says so and takes no second click; then it leads to the settings', async ({
    page,
    login,
  }) => {
    await login({ acceptTerms: false })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let calls = 0
    await page.route('**/api/auth/accept-terms', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await page.goto('/terms-acceptance')
    await box(page).check()
    await accept(page).dblclick()
    const pending = page.getByRole('button', { name: 'Accepting Terms...' })
    await expect(pending).toBeDisabled()
    await pending.dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeDisabled()
    release()
    await expect(toast(page).getByText('Terms Accepted', { exact: true })).toBeVisible()
    await expect(
      toast(page).getByText('Welcome to Slotform! You can now access all features.', { exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    expect(calls).toBe(1)
  })

  test('before the terms an owner’s page leads to them; afterwards they lead home', async ({
    page,
    login,
    context,
  }) => {
    await login({ acceptTerms: false })
    await page.goto('/meetings')
    await expect(page).toHaveURL('/terms-acceptance')
    await context.request.post('/api/auth/accept-terms')
    await page.goto('/terms-acceptance')
    await expect(page).toHaveURL('/')
  })

  test('who does not want to accept can sign out', async ({ page, login }) => {
    await login({ acceptTerms: false })
    await page.goto('/terms-acceptance')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })
})
