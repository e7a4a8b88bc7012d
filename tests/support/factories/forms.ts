import type { Form, FormResponse } from '@/lib/forms/form'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/vocabulary/question'
import type { QuestionType } from '@/lib/vocabulary/question-types'
import { type Answer, ApiClient } from '../api/client'

export async function createForm(owner: ApiClient, fields: object = {}): Promise<Form> {
  return made(await owner.post('/api/forms', { title: 'Customer feedback', isPublished: true, ...fields }))
}

/** Not required, unless it is said to be. A choice has the options Red, Green and Blue. */
export async function addQuestion(
  owner: ApiClient,
  formId: string,
  questionType: QuestionType,
  fields: object = {},
): Promise<Question> {
  const isChoice = questionType === 'select' || questionType === 'multiselect'
  const options = isChoice ? ['Red', 'Green', 'Blue'].map((label) => ({ label })) : []
  const body = { questionType, question: `A ${questionType}`, isRequired: false, options, ...fields }
  return made(await owner.post(`/api/forms/${formId}/questions`, body))
}

/** A published form with one question of each given type. */
export async function createFormWith(owner: ApiClient, ...types: QuestionType[]) {
  const form = await createForm(owner)
  const questions: Question[] = []
  for (const type of types) questions.push(await addQuestion(owner, form.id, type))
  return { form, questions, ids: questions.map(({ id }) => id) as [string, string, string, ...string[]] }
}

export async function saveRules(owner: ApiClient, formId: string, rules: LogicRule[]): Promise<LogicRule[]> {
  const answer = await owner.put(`/api/forms/${formId}/logic-rules`, { rules })
  if (answer.status !== 200) throw new Error(`The rules were not saved: ${answer.text}`)
  return answer.body as LogicRule[]
}

export async function listQuestions(owner: ApiClient, formId: string): Promise<Question[]> {
  return (await owner.get(`/api/forms/${formId}/questions`)).body as Question[]
}

export async function listResponses(owner: ApiClient, formId: string, search = ''): Promise<FormResponse[]> {
  return (await owner.get(`/api/forms/${formId}/responses${search}`)).body as FormResponse[]
}

export function submit(slug: string, body: object, headers: Record<string, string> = {}) {
  return new ApiClient().post(`/api/public/forms/${slug}/submit`, body, { headers }) as Promise<
    Answer<{ id: string; message: string }>
  >
}

function made<T>(answer: Answer): T {
  if (answer.status !== 201) throw new Error(`It was not made: ${answer.text}`)
  return answer.body as T
}
