import type { APIRequestContext, Page } from 'playwright/test'
import { expectNoFurtherFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/form-fixtures'

async function signInAs(owner: APIRequestContext, page: Page): Promise<void> {
  await page.context().addCookies((await owner.storageState()).cookies)
}

test.describe('Form editor', () => {
  test('a form from a template gets one more question after the other and is published, at 320 px', async ({
    page,
    publishForm,
  }) => {
    await page.setViewportSize({ width: 320, height: 667 })
    await signInAs((await publishForm()).owner, page)
    await page.goto('/forms/new')
    await page.getByRole('radio', { name: 'RSVP' }).check()
    await expect(page.getByLabel('Form Title')).toHaveValue('RSVP')
    await page.getByRole('button', { name: 'Create Form' }).click()
    await expect(page.getByRole('heading', { name: 'Are you coming?' })).toBeVisible()

    // By a key: a pointer would rest on the message above the button, which then stays.
    await page.getByRole('button', { name: 'Add Question' }).press('Enter')
    await page.getByRole('button', { name: 'Rating', exact: true }).click()
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    await page.keyboard.type('How was the last one?')
    await page.keyboard.press('Control+Enter')
    const picker = page.getByRole('dialog', { name: 'Add Question' })
    await expect(picker).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'How was the last one?' })).toBeVisible()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Form published' })).toBeVisible()
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await widthOf()).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('link', { name: 'View Form' })).toBeVisible()
    expect(await widthOf()).toBeLessThanOrEqual(320)
    await expectNoFurtherFindings(page)
  })
})
