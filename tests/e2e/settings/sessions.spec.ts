import type { Page } from 'playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'

const devices = (page: Page) => page.getByRole('group', { name: 'Signed-in devices' })
const rows = (page: Page) => devices(page).getByRole('listitem')
const asked = (page: Page) => page.getByRole('alertdialog')

test.describe('Signed-in devices', { tag: '@nightly' }, () => {
  test('are listed, ended one by one after a question, and then all others at once', async ({
    page,
    login,
    signInByApi,
  }) => {
    const email = await login()
    const others = [await signInByApi(email), await signInByApi(email), await signInByApi(email)]
    const signedIn = async () => {
      const answers = await Promise.all(others.map((one) => one.get('/api/user')))
      return answers.filter((answer) => answer.ok()).length
    }
    await page.goto('/settings/devices')
    await expect(rows(page)).toHaveCount(4)
    const here = rows(page).filter({ hasText: 'This device' })
    await expect(here).toHaveCount(1)
    await expect(here.getByRole('button')).toHaveCount(0)

    const row = rows(page).filter({ hasNotText: 'This device' }).first()
    await row.getByRole('button', { name: 'Sign out' }).click()
    await asked(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await signedIn()).toBe(3)
    await row.getByRole('button', { name: 'Sign out' }).click()
    await asked(page).getByRole('button', { name: 'Sign out device' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(devices(page)).toBeFocused()
    expect(await signedIn()).toBe(2)

    await devices(page).getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(asked(page)).toContainText('2 other devices will have to sign in again.')
    await asked(page).getByRole('button', { name: 'Sign out the others' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(devices(page).getByRole('button')).toHaveCount(0)
    expect(await signedIn()).toBe(0)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
  })

  test.describe(() => {
    test.use({ expectedConsole: [/503/] })
    test('say so when they cannot be read, and can be tried again', async ({ page, login }) => {
      await login()
      await page.route('**/api/sessions', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))
      await page.goto('/settings/devices')
      await expect(devices(page).getByText("We couldn't load your devices")).toBeVisible()
      await page.unroute('**/api/sessions')
      await devices(page).getByRole('button', { name: 'Try again' }).click()
      await expect(rows(page)).toHaveCount(1)
    })
  })

  test('fit on a phone, and are accessible', async ({ page, login, signInByApi }) => {
    await signInByApi(await login())
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/settings#sessions')
    await expect(rows(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoFindings(page, [PHONE])
  })
})
