import type { Page } from 'playwright/test'
import { expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'

const keys = (page: Page) => page.getByRole('group', { name: 'API keys' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function makeKey(page: Page, name: string): Promise<string> {
  await keys(page).getByRole('button', { name: 'New key' }).click()
  const form = dialog(page, 'New API key')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('checkbox', { name: 'Read: Booking pages' }).click()
  await form.getByRole('checkbox', { name: 'Write: Forms' }).click()
  await form.getByRole('button', { name: 'Create key' }).click()
  const made = dialog(page, 'Copy your key now')
  const key = await made.getByLabel('Your new key').inputValue()
  return key
}

test.describe('API keys', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ login, page }) => {
    await login()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Developers' }).click()
    await expect(page).toHaveURL('/settings/developers')
  })

  test('are made, copied, used and revoked', async ({ page, context, playwright, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect(keys(page).getByText(`${baseURL}/api/v1/user`)).toBeVisible()
    const key = await makeKey(page, 'Nightly export')
    await dialog(page, 'Copy your key now').getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    // A press beside the dialog does not lose the key.
    await page.mouse.click(5, 5)
    await dialog(page, 'Copy your key now').getByRole('button', { name: 'Done' }).click()
    const list = keys(page).getByRole('list', { name: 'Your API keys' })
    await expect(list).toContainText(key.slice(0, 11))
    await expect(list).not.toContainText(key.slice(12))
    await expect(list).toContainText('never used')
    await expect(list.getByText('Booking pages: read', { exact: true })).toBeVisible()
    await expect(list.getByText('Forms: read and write', { exact: true })).toBeVisible()

    const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${key}` } })
    const call = async (path: string) => (await program.get(`${baseURL}/api/v1/${path}`)).status()
    expect(await call('time-slot-pages')).toBe(200)
    expect(await call('settings')).toBe(403)
    const made = await program.post(`${baseURL}/api/v1/forms`, { data: { title: 'By a program' } })
    expect(made.status()).toBe(201)
    await page.reload()
    await expect(list).toContainText('last used')

    await list.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(keys(page).getByText('No keys yet.')).toBeVisible()
    await expect(keys(page).getByRole('button', { name: 'New key' })).toBeFocused()
    expect(await call('time-slot-pages')).toBe(401)
    await program.dispose()
  })

  test('are refused without a name or a right', async ({ page }) => {
    await keys(page).getByRole('button', { name: 'New key' }).click()
    const form = dialog(page, 'New API key')
    await form.getByRole('button', { name: 'Create key' }).click()
    await expect(form.getByText('Choose at least one right')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    // Write has read with it.
    await form.getByRole('checkbox', { name: 'Write: Webhooks' }).click()
    await expect(form.getByRole('checkbox', { name: 'Read: Webhooks' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'Read: Webhooks' })).toBeDisabled()
  })

  test('fit on a phone, and are accessible', async ({ page }) => {
    await makeKey(page, 'A name that is long enough to need more than one line on a phone')
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoFindings(page)
    await keys(page).getByRole('button', { name: 'New key' }).click()
    await expectNoFindings(page, [PHONE])
  })
})
