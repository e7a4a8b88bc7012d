import type { Form } from '@/lib/forms/form'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { isChoice, type Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Rule } from '@/lib/shared/forms/rule'
import { type Sender, sendFor } from './sender'

export async function createForm(owner: Sender, fields: object = {}): Promise<Form> {
  const body = { title: 'Customer feedback', isPublished: true, ...fields }
  return sendFor<Form>(owner, 201, 'POST', '/api/forms', body)
}

const labelled = (...labels: string[]) => labels.map((label) => ({ label }))

/** Settings of the types that cannot be asked without them. */
const SETTINGS: Partial<Record<QuestionType, object>> = {
  consent: { statement: 'I agree to the terms.' },
  matrix: { rows: labelled('Price', 'Service'), columns: labelled('Poor', 'Fair', 'Good') },
  hidden: { name: 'utm_source' },
}

/** Not required, unless it is said to be. A choice has the options Red, Green and Blue. */
export async function addQuestion(
  owner: Sender,
  formId: string,
  questionType: QuestionType,
  fields: object = {},
): Promise<Question> {
  const options = isChoice(questionType) ? labelled('Red', 'Green', 'Blue') : []
  const settings = SETTINGS[questionType]
  const body = { questionType, question: `A ${questionType}`, isRequired: false, options, settings, ...fields }
  return sendFor<Question>(owner, 201, 'POST', `/api/forms/${formId}/questions`, body)
}

/** A question as a test writes it, its options by their labels; a string is a question of type text. */
export type QuestionDraft = {
  questionType?: QuestionType
  question: string
  description?: string
  isRequired?: boolean
  labels?: string[]
  settings?: object
}

/** The questions as they were stored, in the order of the drafts. */
export async function addQuestions(
  owner: Sender,
  formId: string,
  drafts: readonly (QuestionDraft | string)[],
): Promise<Question[]> {
  const questions: Question[] = []
  for (const draft of drafts) {
    const { questionType = 'text', labels, ...rest } = typeof draft === 'string' ? { question: draft } : draft
    const options = labels && { options: labels.map((label) => ({ label })) }
    questions.push(await addQuestion(owner, formId, questionType, { ...rest, ...options }))
  }
  return questions
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

/** The whole list, each rule in the shape that all of them have. */
export async function replaceRules(owner: Sender, formId: string, rules: Rule[]): Promise<Rule[]> {
  return sendFor<Rule[]>(owner, 200, 'PUT', `/api/forms/${formId}/rules`, { rules })
}
