import type { Locator, Page } from 'playwright/test'
import type { QuestionDraft } from '../factories/forms'

/** One question of each type. */
export const EACH_TYPE: QuestionDraft[] = [
  { questionType: 'text', question: 'Your name', isRequired: true },
  { questionType: 'email', question: 'Your address', description: 'We write once.' },
  { questionType: 'number', question: 'How many guests' },
  { questionType: 'select', question: 'Which room', labels: ['Blue room', 'Green room', 'Garden'], isRequired: true },
  { questionType: 'multiselect', question: 'What to drink', labels: ['Tea', 'Coffee', 'Water'], isRequired: true },
  { questionType: 'rating', question: 'How was the last time' },
  { questionType: 'paragraph', question: 'Anything else' },
]

/** A form as its visitor finds their way on it: by role and name. */
export class FormScreen {
  readonly submit: Locator
  readonly notifications: Locator
  readonly thanks: Locator

  constructor(readonly page: Page) {
    this.submit = page.getByRole('button', { name: 'Submit', exact: true })
    this.notifications = page.getByRole('region', { name: 'Notifications (F8)' })
    this.thanks = page.getByRole('heading', { name: 'Thank you!' })
  }

  box(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  choice(question: string, label: string): Locator {
    return this.group(question).getByLabel(label, { exact: true })
  }

  group(question: string): Locator {
    const name = { name: question, exact: true }
    return this.page.getByRole('radiogroup', name).or(this.page.getByRole('group', name))
  }

  /** The questions that are shown, with their numbers. */
  async outline(): Promise<string[]> {
    const items = this.page.locator('li[data-question]:not([inert]) > div > div > div:first-child')
    return (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
  }
}
