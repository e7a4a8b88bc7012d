import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'

const NARROW = { width: 320, height: 720 }

test.use({ expectedConsole: [/status of 400/] })

test.describe('Integrations, CalDAV dialog', () => {
  test('an owner is told why a CalDAV server is not connected, and keeps what was typed', { tag: '@nightly' }, async ({
    page,
    login,
  }) => {
    await login()
    await page.goto('/integrations')
    const opener = page.getByRole('button', { name: 'Connect CalDAV' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Connect CalDAV' })
    await expect(dialog.getByText('account.apple.com')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Service' }).selectOption('Nextcloud')
    await dialog.getByRole('textbox', { name: 'Server address' }).fill('10.0.0.1')
    await dialog.getByRole('textbox', { name: 'Username' }).fill('ada')
    await dialog.getByLabel('App password').fill('secret')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    const address = dialog.getByRole('textbox', { name: 'Server address' })
    await expect(address).toHaveAccessibleDescription(/can't reach this address/)
    await expect(address).toBeFocused()
    await expect(dialog.getByLabel('App password')).toHaveValue('secret')
    await page.setViewportSize(NARROW)
    await expectNoFindings(page, [NARROW])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
