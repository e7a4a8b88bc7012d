import type { APIRequestContext, Locator, Page } from 'playwright/test'
import type { Form } from '@/lib/forms/form'
import { addQuestions, createForm, type QuestionDraft } from '../factories/forms'
import { expect } from './fixtures'
import { senderOf } from './sender'

/** Makes a form by the API; not published by default. */
export async function makeForm(
  request: APIRequestContext,
  fields: { title?: string; isPublished?: boolean } = {},
  questions: (QuestionDraft | string)[] = [],
): Promise<Form & { questionIds: string[] }> {
  const owner = senderOf(request)
  const form = await createForm(owner, { title: 'Feedback', isPublished: false, ...fields })
  const added = await addQuestions(owner, form.id, questions)
  return { ...form, questionIds: added.map(({ id }) => id) }
}

/**
 * Picks an item up with Space and waits until arrow keys move it: the library listens for them one timer later than it
 * says so, and measures the list in the frame after. No person is as fast as that.
 */
export async function pickUp(page: Page, handle: Locator, announcement: string): Promise<void> {
  await handle.press('Space')
  await expect(page.getByText(announcement)).toBeAttached()
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}

/** The texts of the questions, in the order in which the server has them. */
export async function storedQuestions(request: APIRequestContext, formId: string): Promise<string[]> {
  const questions = (await (await request.get(`/api/forms/${formId}/questions`)).json()) as { question: string }[]
  return questions.map(({ question }) => question)
}

/** The builder as a person sees it. */
export class FormBuilder {
  constructor(readonly page: Page) {}

  /** The settings of the selected question. */
  readonly settings = () => this.page.getByRole('region', { name: /^Settings of question/ })
  readonly shown = () => this.page.locator('[data-builder] li h2')
  readonly saved = () => this.page.getByText('All changes saved', { exact: true })
  readonly toast = (text: string) => this.page.getByRole('status').getByText(text, { exact: true })
  readonly tab = (name: string) => this.page.getByRole('tab', { name, exact: true })
  readonly action = (name: string, number: number) =>
    this.page.getByRole('button', { name: `${name} question ${number}`, exact: true })

  async open(formId: string, tab = 'questions') {
    await this.page.goto(`/forms/${formId}/edit?tab=${tab}`)
    // A press before hydration is lost.
    if (tab === 'questions') await expect(this.page.getByRole('button', { name: 'Add Question' })).toBeEnabled()
  }

  /** Adds a question of a type, whose settings are then shown. */
  async add(type: string) {
    await this.page.getByRole('button', { name: 'Add Question' }).click()
    await this.page
      .getByRole('dialog', { name: 'Add Question' })
      .getByRole('button', { name: type, exact: true })
      .click()
    await expect(this.settings()).toBeVisible()
  }

  /** Does what the menu of a question offers. */
  async choose(action: string, number: number) {
    await this.page.getByRole('button', { name: `More actions for question ${number}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }
}
