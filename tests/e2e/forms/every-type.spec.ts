import fc from 'fast-check'
import type { APIRequestContext } from 'playwright/test'
import { isAsked, type Question } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { DESKTOP, expectNoFindings, PHONE } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { FormBuilder } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { saveSettings } from '@/tests/support/browser/settings'
import { PDF } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { createResponse } from '@/tests/support/factories/responses'
import { VALID_ANSWERS } from '@/tests/support/factories/valid-answers'

/** Always the same ones. */
const SAMPLE = { numRuns: 1, seed: 7 }

async function makeAnswered(request: APIRequestContext) {
  const owner = senderOf(request)
  const { form, questions } = await createFormWith(owner, ...QUESTION_TYPES)
  const answers: Record<string, unknown> = {}
  for (const question of questions) {
    const [given] = fc.sample(VALID_ANSWERS[question.questionType](question), SAMPLE)
    if (!given) continue
    answers[question.id] = 'fileName' in given ? [await sendFile(request, form.slug, question.id)] : given.sent
  }
  return { form, questions, id: await createResponse(owner, form.slug, answers) }
}

async function sendFile(request: APIRequestContext, slug: string, questionId: string): Promise<string> {
  const headers = { 'X-File-Name': 'cv.pdf', 'Content-Type': 'application/pdf' }
  const sent = await request.post(`/api/public/forms/${slug}/files/${questionId}`, { data: PDF, headers })
  return ((await sent.json()) as { id: string }).id
}

const askedOf = (questions: Question[]) => questions.filter(({ questionType }) => isAsked(questionType))

test.describe('A question of each type', { tag: '@nightly' }, () => {
  test.beforeEach(async ({ login, page }) => {
    test.slow()
    await login()
    await saveSettings(page.request)
  })

  test('passes axe where visitors answer it', async ({ page }) => {
    const { form, questions } = await createFormWith(senderOf(page.request), ...QUESTION_TYPES)
    await page.goto(`/form/${form.slug}`)
    await expect(page.locator('li[data-question]')).toHaveCount(askedOf(questions).length)
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'A page_break' })).toBeFocused()
    await expectNoFindings(page, [PHONE])
  })

  for (const from of [0, 7, 14]) {
    const types = QUESTION_TYPES.slice(from, from === 14 ? undefined : from + 7)
    test(`passes axe in the builder, its settings as well: ${types.join(', ')}`, async ({ page }) => {
      const { form, questions } = await createFormWith(senderOf(page.request), ...types)
      const builder = new FormBuilder(page)
      await builder.open(form.id)
      await expect(builder.shown()).toHaveCount(questions.length)
      for (const [index, { questionType }] of questions.entries()) {
        await test.step(questionType, async () => {
          await builder.action('Edit', index + 1).click()
          await expect(builder.settings().getByLabel('Question', { exact: true })).toHaveValue(`A ${questionType}`)
          await expectNoFindings(page, [DESKTOP])
        })
      }
    })
  }

  test('passes axe in columns of the list, in a response and on paper', async ({ page }) => {
    const { form, questions, id } = await makeAnswered(page.request)
    const ids = questions.map((question) => question.id).join()
    await page.goto(`/forms/${form.id}/responses`)
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`slotform.responses.columns.${form.id}`, ids],
    )
    await page.reload()
    const answered = questions.filter(({ questionType }) => !['heading', 'page_break'].includes(questionType))
    for (const { question } of answered) {
      await expect(page.getByRole('columnheader', { name: question, exact: true })).toBeAttached()
    }
    await expectNoFindings(page)
    await page.goto(`/response/${id}`)
    await expect(page.getByRole('link', { name: /cv\.pdf/ })).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page.getByRole('article')).toContainText('A matrix')
    await expectNoFindings(page)
  })
})
