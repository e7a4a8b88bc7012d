import { expect, test } from '@/tests/support/browser/fixtures'

test.describe('Login screen', () => {
  test('who is signed in already goes on to the home page', async ({ page, login }) => {
    await login()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})
