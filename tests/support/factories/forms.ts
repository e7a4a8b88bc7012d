import type { Form } from '@/lib/forms/form'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import { type Sender, sendFor } from './sender'

export async function createForm(owner: Sender, fields: object = {}): Promise<Form> {
  const body = { title: 'Customer feedback', isPublished: true, ...fields }
  return sendFor<Form>(owner, 201, 'POST', '/api/forms', body)
}

/** Not required, unless it is said to be. A choice has the options Red, Green and Blue. */
export async function addQuestion(
  owner: Sender,
  formId: string,
  questionType: QuestionType,
  fields: object = {},
): Promise<Question> {
  const isChoice = questionType === 'select' || questionType === 'multiselect'
  const options = isChoice ? ['Red', 'Green', 'Blue'].map((label) => ({ label })) : []
  const body = { questionType, question: `A ${questionType}`, isRequired: false, options, ...fields }
  return sendFor<Question>(owner, 201, 'POST', `/api/forms/${formId}/questions`, body)
}

/** A published form with one question of each given type. */
export async function createFormWith(owner: Sender, ...types: QuestionType[]) {
  const form = await createForm(owner)
  const questions: Question[] = []
  for (const type of types) questions.push(await addQuestion(owner, form.id, type))
  return { form, questions, ids: questions.map(({ id }) => id) as [string, string, string, ...string[]] }
}

export async function saveRules(owner: Sender, formId: string, rules: LogicRule[]): Promise<LogicRule[]> {
  return sendFor<LogicRule[]>(owner, 200, 'PUT', `/api/forms/${formId}/logic-rules`, { rules })
}
