import type { APIRequestContext, Page } from 'playwright/test'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { DESKTOP, expectNoFindings } from '@/tests/support/browser/axe'
import { expect, test } from '@/tests/support/browser/fixtures'
import { makeForm } from '@/tests/support/browser/form-builder'
import { senderOf } from '@/tests/support/browser/sender'
import { addQuestion, type QuestionDraft, saveRules as storeRules } from '@/tests/support/factories/forms'

const TEN: QuestionDraft[] = [
  { questionType: 'text', question: 'Name' },
  { questionType: 'email', question: 'Address' },
  { questionType: 'text', question: 'Budget', isRequired: true },
  { questionType: 'select', question: 'Room', labels: ['Blue', 'Green'] },
  { questionType: 'multiselect', question: 'Drinks', labels: ['Blue', 'Green'] },
  { questionType: 'number', question: 'Guests' },
  { questionType: 'rating', question: 'Last time' },
  { questionType: 'paragraph', question: 'Wishes' },
  { questionType: 'text', question: 'Arrival' },
  { questionType: 'paragraph', question: 'Remarks' },
]

async function makeFormOf(request: APIRequestContext, drafts = TEN) {
  const form = await makeForm(request, { title: 'Weekend' }, drafts)
  const path = `/api/forms/${form.id}`
  return {
    id: form.id,
    idOf: (question: string) => form.questionIds[drafts.findIndex((draft) => draft.question === question)] ?? '',
    path,
    screen: `/forms/${form.id}/edit`,
    readRules: async () => (await (await request.get(`${path}/logic-rules`)).json()) as LogicRule[],
    putRules: (rules: LogicRule[]) => storeRules(senderOf(request), form.id, rules),
  }
}

const jump = (sourceQuestionId: string, condition: LogicRule['condition'], value: string, targetQuestionId: string) =>
  ({ sourceQuestionId, condition, value, actionType: 'jump_to_question', targetQuestionId }) as const

const control = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const sentences = (page: Page) => page.getByRole('list', { name: 'Logic rules' }).getByRole('listitem')
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const saveRules = (page: Page) => page.getByRole('button', { name: 'Save Rules' }).click()

async function addRule(page: Page, [question, condition, value]: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Rule' }).click()
  await control(page, 'Question').selectOption(question ?? '')
  await control(page, 'Condition').selectOption(condition ?? '')
  if (question === 'Budget') await control(page, 'Value').fill(value ?? '')
  else await control(page, 'Value').selectOption(value ?? '')
}

test.beforeEach(async ({ login }) => {
  await login()
})

test.describe('Form builder, logic', { tag: '@nightly' }, () => {
  test('three rules are added to a form of ten questions, ordered, changed, and one is deleted', async ({ page }) => {
    const form = await makeFormOf(page.request)
    await page.goto(form.screen)
    await openTab(page, 'Logic Rules')
    await expect(page.getByText('Everyone sees every question')).toBeVisible()

    await addRule(page, ['Budget', 'contains', 'none'])
    await expect(control(page, 'Target question').getByRole('option', { name: 'Name' })).toHaveCount(0)
    await control(page, 'Target question').selectOption('Remarks')
    await addRule(page, ['Drinks', 'is exactly', 'Green'])
    await control(page, 'Action').selectOption('Show a message')
    await control(page, 'Message').fill('Green tea only')
    await addRule(page, ['Last time', 'is', '5 of 5'])
    await control(page, 'Action').selectOption('Go to a web address')
    await control(page, 'Redirect URL').fill('https://example.com/thanks')
    await expect(sentences(page).getByText(/^If Budget contains none, jump to Remarks$/)).toBeVisible()
    await expect(sentences(page).nth(1)).toContainText('If Drinks is exactly Green, show Green tea only')
    await saveRules(page)
    await expect(toast(page, 'Logic rules saved')).toBeVisible()
    expect(await form.readRules()).toMatchObject([
      jump(form.idOf('Budget'), 'contains', 'none', form.idOf('Remarks')),
      { condition: 'equals', value: 'green', actionType: 'show_message', message: 'Green tea only' },
      { condition: 'equals', value: '5', actionType: 'redirect', redirectUrl: 'https://example.com/thanks' },
    ])

    await page.getByRole('button', { name: 'Move rule 3 up' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Move rule 2 up' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sentences(page).first()).toContainText('If Last time is 5')
    await page.getByRole('button', { name: 'Edit rule 2' }).click()
    await control(page, 'Value').fill('nothing')
    await page.getByRole('button', { name: 'Done with rule 2' }).click()
    await expect(page.getByRole('button', { name: 'Edit rule 2' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete rule 3' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await saveRules(page)
    await expect(page.getByText('All rules are saved.')).toBeVisible()
    expect(await form.readRules()).toMatchObject([{ value: '5' }, { value: 'nothing' }])
  })

  test('a rule of several conditions and actions is made by keyboard', async ({ page }) => {
    const form = await makeFormOf(page.request, [
      { questionType: 'date', question: 'Arrival' },
      { questionType: 'scale', question: 'Mood' },
      { questionType: 'yes_no', question: 'Coming' },
      { questionType: 'text', question: 'Name' },
      { questionType: 'text', question: 'Reason' },
    ])
    await page.goto(`${form.screen}?tab=logic`)
    const { keyboard } = page
    const press = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      // Until the screen is hydrated, nothing on it takes a key.
      await expect(button).toBeEnabled()
      await button.focus()
      await keyboard.press('Enter')
    }
    const part = (name: string) => page.getByRole('group', { name, exact: true })
    // A list takes the option that begins with what is typed.
    const type = async (group: string, label: string, text: string) => {
      await part(group).getByLabel(label, { exact: true }).focus()
      await keyboard.type(text)
    }
    await press('Add Rule')
    await press('Add condition')
    await press('Add condition')
    await expect(part('Condition 3').getByLabel('Question', { exact: true })).toBeFocused()
    await type('Condition 1', 'Question', 'Arr')
    await type('Condition 1', 'Condition', 'is after')
    await type('Condition 1', 'Value', '03052027')
    await type('Condition 2', 'Question', 'Mood')
    await type('Condition 2', 'Condition', 'is at l')
    await type('Condition 2', 'Value', '7')
    await type('Condition 3', 'Question', 'Com')
    await type('Condition 3', 'Value', 'No')
    await control(page, 'When').focus()
    await keyboard.type('Any')
    await press('Add action')
    await type('Action 1', 'Action', 'Require')
    await type('Action 1', 'Target question', 'Reas')
    await type('Action 2', 'Message', 'See you')
    await expect(sentences(page).first()).toContainText(
      'If Arrival is after March 5, 2027 or Mood is at least 7 or Coming is No, require Reason and show See you',
    )
    await expectNoFindings(page)
    await press('Remove condition 2')
    await press('Save Rules')
    await expect(toast(page, 'Logic rules saved')).toBeVisible()
    expect(await (await page.request.get(`${form.path}/rules`)).json()).toMatchObject([
      {
        match: 'any',
        conditions: [
          { questionId: form.idOf('Arrival'), operator: 'after', value: '2027-03-05' },
          { questionId: form.idOf('Coming'), operator: 'equals', value: 'false' },
        ],
        actions: [
          { type: 'require', questionId: form.idOf('Reason') },
          { type: 'message', text: 'See you' },
        ],
      },
    ])
  })

  test('what is typed survives a change of tabs, and leaving asks', async ({ page }) => {
    const form = await makeFormOf(page.request)
    await page.goto(form.screen)
    await openTab(page, 'Logic Rules')
    await addRule(page, ['Budget', 'contains', 'none'])
    await openTab(page, 'Questions')
    await openTab(page, 'Logic Rules')
    await expect(control(page, 'Value')).toHaveValue('none')
    await openTab(page, 'Questions')
    await page.getByRole('link', { name: 'Back to Forms' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await openTab(page, 'Logic Rules')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('link', { name: 'Back to Forms' }).click()
    await expect(page).toHaveURL(/\/forms$/)
  })

  test.describe('a rule that is refused', () => {
    test.use({ expectedConsole: [/400 \(Bad Request\)/] })

    test('is opened at the control that is to be mended, with all that was typed', async ({ page }) => {
      const form = await makeFormOf(page.request)
      await page.goto(form.screen)
      await openTab(page, 'Logic Rules')
      await addRule(page, ['Budget', 'contains', 'x'.repeat(501)])
      await saveRules(page)
      await expect(control(page, 'Target question')).toBeFocused()
      await expect(control(page, 'Target question')).toHaveAccessibleDescription(
        /^Required fields missing for the selected action type/,
      )
      await control(page, 'Target question').selectOption('Remarks')
      await page.getByRole('button', { name: 'Done with rule 1' }).click()
      await saveRules(page)
      await expect(toast(page, 'Must be at most 500 characters')).toBeVisible()
      await expect(control(page, 'Value')).toBeFocused()
      await expect(control(page, 'Value')).toHaveAccessibleDescription(/^Must be at most 500 characters/)
      await expect(control(page, 'Value')).toHaveValue('x'.repeat(501))
      await control(page, 'Value').fill('none')
      await saveRules(page)
      await expect(toast(page, 'Logic rules saved')).toBeVisible()
    })
  })

  test('a jump that reordering has turned back, and a question that nobody gets to, are pointed out', async ({
    page,
  }) => {
    const form = await makeFormOf(page.request, TEN.slice(2, 5))
    const [budget, room, drinks] = ['Budget', 'Room', 'Drinks'].map(form.idOf) as [string, string, string]
    await form.putRules([jump(budget, 'contains', 'a', drinks), jump(budget, 'not_contains', 'a', drinks)])
    await page.goto(`${form.screen}?tab=logic`)
    await expect(page.getByText('Nobody will see this question:')).toBeVisible()
    await expect(page.getByText('2. Room')).toBeVisible()
    await expectNoFindings(page)
    const ids = [drinks, room, budget]
    expect((await page.request.put(`${form.path}/questions/order`, { data: { ids } })).ok()).toBe(true)
    await page.reload()
    await expect(page.getByText('Jumps must go forward. Choose a later question.')).toHaveCount(2)
    await expect(page.getByText('Nobody will see this question:')).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit rule 1' }).click()
    await expect(control(page, 'Target question').locator('option:checked')).toHaveText('Drinks')
    await expectNoFindings(page)
  })

  test('the preview follows what is edited, tries rules that are not saved, and saves nothing', async ({ page }) => {
    const form = await makeFormOf(page.request)
    await page.goto(form.screen)
    await openTab(page, 'Logic Rules')
    await addRule(page, ['Budget', 'contains', 'none'])
    await control(page, 'Target question').selectOption('Remarks')
    await addRule(page, ['Last time', 'is', '1 of 5'])
    await openTab(page, 'Preview')
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Required fields missing')).toBeVisible()
    await expect(box('Budget')).toBeFocused()
    await box('Budget').fill('None at all')
    await expect(box('Wishes')).toBeHidden()
    await box('Remarks').fill('Bye')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(box('Budget')).toHaveValue('')

    await openTab(page, 'Questions')
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).click()
    await page.getByLabel('Question', { exact: true }).fill('Full name')
    await openTab(page, 'Preview')
    await expect(box('Full name')).toBeVisible()
    expect(await form.readRules()).toEqual([])
    expect(await (await page.request.get(form.path)).json()).toMatchObject({ responseCount: 0, isPublished: false })
  })

  test('a preview of a phone is as wide as a phone, and goes nowhere', async ({ page }) => {
    const form = await makeFormOf(page.request, TEN.slice(2, 4))
    const source = { sourceQuestionId: form.idOf('Budget'), condition: 'contains', value: 'x' } as const
    await form.putRules([{ ...source, actionType: 'redirect', redirectUrl: 'https://example.com/thanks' }])
    await page.setViewportSize(DESKTOP)
    await page.goto(`${form.screen}?tab=preview`)
    const phone = page.getByRole('button', { name: 'Phone' })
    await expect(phone).toHaveAttribute('aria-pressed', 'false')
    await phone.click()
    await expect(phone).toHaveAttribute('aria-pressed', 'true')
    const view = page.locator('form').filter({ has: page.getByLabel('Budget') })
    await expect.poll(async () => (await view.boundingBox())?.width).toBe(375)
    await expectNoFindings(page)
    await page.setViewportSize(DESKTOP)
    await page.getByLabel('Budget').fill('x')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Next: example.com')).toBeVisible()
    await expectNoFindings(page)
  })

  test('rules and preview fit a window of 320 px', async ({ page }) => {
    const form = await makeFormOf(page.request)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${form.screen}?tab=logic`)
    await addRule(page, ['Budget', 'contains', 'none'])
    await saveRules(page)
    await expect(page.getByText('Required fields missing for the selected action type')).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBe(0)
    await expectNoFindings(page, [{ width: 320, height: 800 }])
    await openTab(page, 'Preview')
    await expect(page.getByLabel('Budget')).toBeVisible()
    await expect.poll(overflow).toBe(0)
  })

  test('a form without questions leads to them, and one without rules shows an example', async ({ page }) => {
    const form = await makeFormOf(page.request, [])
    await page.goto(`${form.screen}?tab=logic`)
    await page.getByRole('button', { name: 'Go to Questions' }).click()
    await expect(page.getByRole('tab', { name: 'Questions' })).toHaveAttribute('aria-selected', 'true')
    await addQuestion(senderOf(page.request), form.id, 'text', { question: 'Name' })
    await page.goto(`${form.screen}?tab=logic`)
    await expect(page.getByText('If Budget contains none, jump to Remarks')).toBeVisible()
    await expectNoFindings(page)
  })
})
