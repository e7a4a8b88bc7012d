import type { APIRequestContext } from 'playwright/test'
import type { FormResponse } from '@/lib/forms/form'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/shared/forms/question'
import { addQuestions, createForm, type QuestionDraft, saveRules } from '../factories/forms'
import { test as base, expect, newEmail } from './booking-fixtures'
import { senderOf } from './sender'

export { expect, newEmail }

type FormFields = {
  title?: string
  description?: string
  isPublished?: boolean
  theme?: { accent?: string }
  questions?: QuestionDraft[]
  /** `idOf` takes a question's text. */
  rules?: (idOf: (question: string) => string) => LogicRule[]
}

export type PublishedForm = {
  id: string
  slug: string
  path: string
  owner: APIRequestContext
  ownerEmail: string
  questions: Question[]
  idOf: (question: string) => string
  /** Responses to the form without spam, newest first. */
  responses: () => Promise<FormResponse[]>
}

type FormFixtures = {
  /** Makes a form of a new owner, published by default. */
  publishForm: (fields?: FormFields) => Promise<PublishedForm>
}

export const test = base.extend<FormFixtures>({
  publishForm: async ({ signInByApi }, use) => {
    await use(async ({ questions: wanted = [], rules, ...fields } = {}) => {
      const ownerEmail = newEmail()
      const owner = await signInByApi(ownerEmail)
      const sender = senderOf(owner)
      const form = await createForm(sender, { title: 'A few questions', ...fields })
      const path = `/api/forms/${form.id}`
      const questions = await addQuestions(sender, form.id, wanted)
      const idOf = (text: string) => questions.find(({ question }) => question === text)?.id ?? ''
      if (rules) await saveRules(sender, form.id, rules(idOf))
      return {
        id: form.id,
        slug: form.slug,
        path: `/form/${form.slug}`,
        owner,
        ownerEmail,
        questions,
        idOf,
        responses: async () => (await owner.get(`${path}/responses`)).json(),
      }
    })
  },
})
