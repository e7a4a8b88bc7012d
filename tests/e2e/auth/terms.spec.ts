import { expect, test } from '@/tests/support/browser/fixtures'

test.describe('Terms screen', () => {
  test('before the terms an owner’s page leads to them, and they lead back to it; afterwards they lead home', async ({
    page,
    login,
  }) => {
    await login({ acceptTerms: false })
    await page.goto('/forms?q=lunch')
    await expect(page).toHaveURL('/terms-acceptance?next=%2Fforms%3Fq%3Dlunch')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Accept Terms and Continue' }).click()
    await expect(page).toHaveURL('/forms?q=lunch')
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
