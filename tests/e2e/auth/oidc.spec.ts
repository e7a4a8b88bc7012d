import { expect, test } from '@/tests/support/browser/fixtures'
import { postgresEnv, startServer } from '@/tests/support/server/server'

const EMAIL = 'grace@organization.example'

/** The server of the other tests has no provider; this one has the same database. */
function startWithProvider() {
  const DATABASE_URL = process.env.E2E_DATABASE_URL ?? ''
  const organization = JSON.parse(process.env.E2E_ORGANIZATION_ENV ?? '')
  const env = { ...postgresEnv(DATABASE_URL, process.env.E2E_SMTP_URL ?? ''), ...organization, DATABASE_URL }
  return startServer({ env: { ...env, OIDC_NAME: 'Example Inc.' } })
}

test.describe('Sign-in with the organization', { tag: '@nightly' }, () => {
  test('brings somebody new by its button to the terms, and then to where they wanted to go', async ({ page }) => {
    const server = await startWithProvider()
    try {
      await page.goto(`${server.url}/meetings`)
      await page.getByRole('link', { name: 'Sign in with Example Inc.' }).click()
      await page.getByRole('radio', { name: 'Grace Hopper' }).check()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(page.getByText(EMAIL)).toBeVisible()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Accept Terms and Continue' }).click()
      await expect(page).toHaveURL(`${server.url}/meetings`)
    } finally {
      await server.kill()
    }
  })
})
