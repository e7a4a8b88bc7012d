import { expectNoFindings, expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { createResponse } from '@/tests/support/factories/responses'
import { awaitWholeDay } from '@/tests/support/midnight'

test.beforeEach(async ({ login, page }, testInfo) => {
  await awaitWholeDay(testInfo)
  await login()
  await saveSettings(page.request)
})

test.describe('Status and note of responses', () => {
  test('responses are marked as done, one or several, taken back and filtered', async ({ page }) => {
    const form = await makeForm(page.request, { isPublished: true }, [{ questionType: 'text', question: 'Why?' }])
    for (const name of ['Ada', 'Max', 'Vera']) {
      await createResponse(senderOf(page.request), form.slug, {}, { respondentName: name })
    }
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    const pill = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
    await page.goto(`/forms/${form.id}/responses`)
    await expect(pill('New')).toHaveText('New3')
    const done = row('Max').getByRole('button', { name: 'Done' })
    await expect(done).toBeEnabled()
    await done.focus()
    await page.keyboard.press('Enter')
    await expect(done).toHaveAttribute('aria-pressed', 'true')
    await expect(pill('New')).toHaveText('New2')
    await expect(page.getByText('1 response marked as done')).toBeVisible()
    await expectNoFurtherFindings(page)

    await pill('New').click()
    await expect(row('Max')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText('No responses found')).toBeVisible()
    await expect(pill('Done')).toHaveText('Done3')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Ada')).toHaveCount(1)
    await expect(row('Vera')).toHaveCount(1)
    await expect(pill('Done')).toHaveText('Done1')

    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('checkbox', { name: /^Select all/ }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('all that a search finds are marked as done at once, after a question', { tag: '@nightly' }, async ({
    page,
  }) => {
    const form = await makeForm(page.request, { isPublished: true }, [{ questionType: 'text', question: 'Why?' }])
    for (const name of ['Ada Love', 'Max', 'Ada Byron']) {
      await createResponse(senderOf(page.request), form.slug, {}, { respondentName: name })
    }
    const pill = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
    await page.goto(`/forms/${form.id}/responses`)
    await expect(page.getByRole('button', { name: 'Mark all as done' })).toBeVisible()
    await page.getByLabel('Search responses').fill('Ada')
    await expect(page.getByRole('row').filter({ hasText: 'Max' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark all found as done' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Mark all responses found as done?' })
    await expect(dialog).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Mark all found as done' }).click()
    await expect(page.getByText('2 responses marked as done')).toBeVisible()
    await expect(pill('New')).toHaveText('New1')
    await expect(pill('Done')).toHaveText('Done2')
    await expect(page.getByRole('button', { name: 'Mark all found as done' })).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('a note is kept with its response, and not lost on the way to another page', async ({ page }) => {
    const form = await makeForm(page.request, { isPublished: true }, [{ questionType: 'text', question: 'Why?' }])
    const id = await createResponse(senderOf(page.request), form.slug, {}, { respondentName: 'Vera' })
    await page.goto(`/response/${id}`)
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill('Called back on Monday')
    await page.getByRole('link', { name: 'Back to responses' }).click()
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
    await page.keyboard.press('Escape')
    await note.press('Control+Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible()
    await expectNoFurtherFindings(page)
    await page.reload()
    await expect(note).toHaveValue('Called back on Monday')
    await page.getByRole('link', { name: 'Back to responses' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Vera' })
    await expect(row).toContainText('Called back on Monday')
    await expect(row.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  })
})
