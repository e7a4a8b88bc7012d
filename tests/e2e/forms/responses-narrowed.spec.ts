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

async function makeAnswered(request: Parameters<typeof makeForm>[0]) {
  const form = await makeForm(request, { isPublished: true }, [
    { questionType: 'select', question: 'Which drink?', labels: ['Tea', 'Coffee'] },
    { questionType: 'number', question: 'How many?' },
    { questionType: 'paragraph', question: 'Anything else?' },
  ])
  const [drink = '', count = '', remarks = ''] = form.questionIds
  const ids: string[] = []
  for (const [name, chosen, number] of [
    ['Ada', 'tea', 1],
    ['Max', 'coffee', 5],
    ['Vera', 'tea', 9],
  ] as const) {
    const responses = { [drink]: chosen, [count]: number, [remarks]: `With milk, please. ${'More words. '.repeat(60)}` }
    ids.push(await createResponse(senderOf(request), form.slug, responses, { respondentName: name }))
  }
  return { ...form, ids }
}

test('responses are narrowed by their answers, and their answers shown in columns', async ({ page }) => {
  const form = await makeAnswered(page.request)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.goto(`/forms/${form.id}/responses`)
  await page.getByRole('button', { name: 'Filter by answer' }).click()
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('equals')
  await page.getByRole('combobox', { name: 'Value' }).selectOption('Tea')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter by answer' }).click()
  await page.getByRole('combobox', { name: 'Question' }).nth(1).selectOption('How many?')
  await page.getByRole('combobox', { name: 'Condition' }).nth(1).selectOption('gt')
  await page.getByRole('textbox', { name: 'Value' }).fill('4')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Vera')
  await expectNoFurtherFindings(page)
  await page.getByRole('button', { name: 'Remove condition' }).first().click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Which drink?' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'How many?' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Which drink?' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('Coffee')
  await expectNoFurtherFindings(page)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'How many?' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(rows.nth(1)).toContainText('Coffee')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('responses are printed, one or those that are selected', async ({ page }) => {
  const form = await makeAnswered(page.request)
  await page.goto(`/response/${form.ids[0]}`)
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Ada')
  await expectNoFindings(page)

  await page.goto(`/forms/${form.id}/responses`)
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  const colors = await page
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const { color, backgroundColor } = getComputedStyle(article)
      return [color, backgroundColor]
    })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
