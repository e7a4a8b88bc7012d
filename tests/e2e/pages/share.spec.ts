import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { senderOf } from '@/tests/support/browser/sender'
import { createForm } from '@/tests/support/factories/forms'

test.beforeEach(async ({ login, context }) => {
  await login()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test.describe('Share dialogs', () => {
  test('a published form is shared by link, QR code and snippets', async ({ page, baseURL }) => {
    const { id, slug } = await createForm(senderOf(page.request), { title: 'Summer party' })
    await page.goto('/forms')
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share “Summer party”' })
    const link = `${baseURL}/form/${slug}`
    await expect(dialog.getByText(link, { exact: true })).toBeVisible()
    await expect(dialog.getByRole('img', { name: `QR code of ${link}` })).toBeVisible()

    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download SVG' }).click()
    expect((await download).suggestedFilename()).toBe(`${slug}.svg`)

    await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Summer%20party&/,
    )
    await expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', link)
    await dialog.getByRole('button', { name: 'Copy', description: 'Link' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await dialog.getByText('Add to my site').click()
    for (const name of ['Inline', 'Popup', 'Floating button', 'Without a script']) {
      await dialog.getByRole('radio', { name }).check()
      await dialog.getByRole('button', { name: 'Copy' }).last().click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`"${link}`)
    }
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

    await page.goto(`/forms/${id}/edit`)
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  })

  test('what is not published says that it must be first', { tag: '@nightly' }, async ({ page }) => {
    await createForm(senderOf(page.request), { title: 'Draft', isPublished: false })
    await page.goto('/forms')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog')).toContainText('Publish it to share the link.')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })
})
