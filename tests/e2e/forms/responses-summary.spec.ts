import type { APIRequestContext, Page } from 'playwright/test'
import { expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/booking-fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import type { QuestionDraft } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'

const QUESTIONS: QuestionDraft[] = [
  { questionType: 'select', question: 'Which colour?', labels: ['Red', 'Blue'] },
  { questionType: 'rating', question: 'How was it?' },
  { questionType: 'number', question: 'How many?' },
  { questionType: 'text', question: 'Why?' },
]

/** Answered by three people, the last of them being the newest, and by two programs. */
async function makeAnsweredForm(request: APIRequestContext) {
  const { questionIds: ids, ...form } = await makeForm(request, { isPublished: true }, QUESTIONS)
  const answer = (values: (string | number)[], more: object = {}) => {
    const responses = Object.fromEntries(values.map((value, index) => [ids[index], value]))
    return createResponse(senderOf(request), form.slug, responses, more)
  }
  await answer(['red', 4, 12, 'Because'], { respondentName: 'Vera' })
  await answer(['red', 5, 30])
  await answer(['blue'], { respondentName: 'Max' })
  for (const name of ['Bot', 'Robot']) await answer(['blue', 1], { respondentName: name, website: 'x' })
  return { ...form, path: `/forms/${form.id}/responses` }
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

test.beforeEach(async ({ login, page }) => {
  await login()
  await saveSettings(page.request)
})

test.describe('Responses, summary and spam', { tag: '@nightly' }, () => {
  test('a summary says of each question what came of it, on a screen, in words and on paper', async ({ page }) => {
    const form = await makeAnsweredForm(page.request)
    await page.goto(form.path)
    await views(page).getByRole('link', { name: 'Summary' }).click()
    await expect(page).toHaveURL(`${form.path}?view=summary`)
    await expect(page.getByRole('status').filter({ hasText: '3 responses' })).toBeVisible()
    for (const sentence of [
      'Most common: Red (67%).',
      '4.5 of 5 on average. Most common: 4, 5 (50% each).',
      'From 12 to 30. Median 21, average 21.',
      '1 answer.',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await expect(page.locator('[data-chart]')).toHaveCount(4)
    await page.getByText('Show as table: Which colour?').click()
    const table = page.getByRole('table', { name: 'Which colour?' })
    await expect(table.getByRole('row')).toHaveText([/Option/, /Red267%/, /Blue133%/])
    await expectNoFindings(page)

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const name of ['Print', 'Refresh', 'Toggle sidebar'])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Which colour?' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const chart of await page.locator('[data-chart]').all()) {
      const shortSide = async () => {
        const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 }
        return Math.min(width, height)
      }
      await expect.poll(shortSide).toBeGreaterThan(100)
    }
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('searchbox', { name: 'Search responses' }).fill('Max')
    await expect(page.getByText('1 response with “Max”')).toBeVisible()
    await expect(page.getByText('Most common: Blue (100%).')).toBeVisible()
    const from = page.getByRole('group', { name: 'From', exact: true }).getByRole('textbox')
    await from.fill('some day')
    await from.blur()
    await expect(page.getByText(/^Not a date\. Try /)).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(from).toHaveValue('')
  })

  test('spam is kept apart, and can be restored, marked and deleted', async ({ page }) => {
    const form = await makeAnsweredForm(page.request)
    await page.request.patch(`/api/forms/${form.id}`, { data: { maxResponses: 4 } })
    await page.goto(form.path)
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await views(page).getByRole('link', { name: 'Spam 2' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('Robot')
    await expectNoFindings(page)

    await rows(page).first().getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByText(/This response looks automated/)).toBeVisible()
    await page.getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByRole('status').getByText('1 response restored', { exact: true })).toBeVisible()
    await expect(page.getByText(/This response looks automated/)).toBeHidden()
    await page.getByRole('link', { name: 'Back to responses' }).click()
    await expect(rows(page)).toHaveCount(4)
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()

    await page.getByRole('checkbox', { name: 'Select response 1' }).click()
    await page.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await views(page).getByRole('link', { name: 'Spam 2' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog', { name: 'Delete 2 responses?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No spam')).toBeVisible()
    await expectNoFindings(page)
  })
})
