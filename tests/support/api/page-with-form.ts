import type { QuestionType } from '@/lib/shared/forms/question-types'
import { createFormWith } from '../factories/forms'
import { createPage } from '../factories/pages'
import { signInOwner } from './owner'

/** A booking page of a new owner that asks one question of each given type. */
export async function pageWithForm(...types: QuestionType[]) {
  const owner = await signInOwner()
  const { form, ids, questions } = await createFormWith(owner, ...types)
  const page = await createPage(owner, { formId: form.id })
  return { owner, form, ids, questions, page }
}
