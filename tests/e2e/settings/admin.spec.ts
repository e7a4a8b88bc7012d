import { ADMIN } from '@/tests/support/browser/admin'
import { expect, newEmail, test } from '@/tests/support/browser/fixtures'

test.describe('Admin', () => {
  test('leads from a tile to an account, which is closed after a question and opened again', async ({
    page,
    login,
    signInByApi,
  }) => {
    const email = newEmail()
    const person = await signInByApi(email)
    await login({ email: ADMIN })
    await page.goto('/meetings')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
    await page
      .getByRole('link', { name: /^Accounts/ })
      .filter({ hasText: 'People, teams and rooms' })
      .click()
    await expect(page).toHaveURL('/admin/accounts')
    await page.getByLabel('Search by address or name').fill(email)
    const row = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: email })
    const choose = async (act: string) => {
      await row.getByRole('button').click()
      await page.getByRole('menuitem', { name: act }).click()
      return page.getByRole('alertdialog')
    }
    await expect(row).toHaveCount(1)
    await (await choose('Close')).getByRole('button', { name: 'Cancel' }).click()
    expect((await person.get('/api/user')).status()).toBe(200)
    await (await choose('Close')).getByRole('button', { name: 'Close' }).click()
    await expect(row.getByText('Closed')).toBeVisible()
    expect((await person.get('/api/user')).status()).toBe(401)
    await (await choose('Reopen')).getByRole('button', { name: 'Reopen' }).click()
    await expect(row.getByText('Closed')).toHaveCount(0)
  })

  test.describe('to everybody else', () => {
    test.use({ expectedConsole: [/status of 404/] })

    test('is the page of an unknown path', async ({ page, login }) => {
      await login()
      expect((await page.goto('/admin/accounts'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      await page.goto('/meetings')
      const main = page.getByRole('navigation', { name: 'Main' })
      await expect(main.getByRole('link', { name: 'Settings' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Admin' })).toHaveCount(0)
    })
  })
})
