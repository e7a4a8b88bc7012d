import { expect, test } from '@/tests/support/browser/fixtures'

test.describe('Terms screen', () => {
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
