import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { withValues } from '@/lib/forms/questions/options'
import { fromLogicRule, type LogicRule } from '@/lib/forms/rules/logic-rule'
import { toSnapshot } from '@/lib/forms/server/snapshot'
import { HOUR_MS } from '@/lib/scheduling/units'
import type { Question } from '@/lib/shared/forms/question'
import type { Database } from './client'
import { formLogicRules, formQuestions, formResponses, forms, formVersions } from './schema'

/** In form order; `name` is how the answers below name it. */
const QUESTIONS: (Pick<Question, 'questionType' | 'question' | 'isRequired'> & { name: string; labels?: string[] })[] =
  [
    { name: 'rating', questionType: 'rating', question: 'How was your call with us?', isRequired: true },
    {
      name: 'topics',
      questionType: 'multiselect',
      question: 'What did we talk about?',
      isRequired: false,
      labels: ['Pricing', 'Product', 'Support'],
    },
    {
      name: 'budget',
      questionType: 'select',
      question: 'What is your budget?',
      isRequired: true,
      labels: ['None yet', 'Up to 1,000', 'More'],
    },
    { name: 'seats', questionType: 'number', question: 'How many people would use it?', isRequired: true },
    { name: 'email', questionType: 'email', question: 'Where can we reach you?', isRequired: false },
    { name: 'remarks', questionType: 'paragraph', question: 'Anything else?', isRequired: false },
  ]

const RESPONSES: { name: string | null; answers: Record<string, string | number | string[]> }[] = [
  {
    name: 'Vera Visitor',
    answers: { rating: 5, topics: ['pricing', 'product'], budget: 'more', seats: 12, email: 'vera@example.com' },
  },
  {
    name: 'Çağrı Yılmaz',
    answers: { rating: 4, budget: 'up_to_1,000', seats: 3, remarks: 'Short and clear.\nThank you!' },
  },
  { name: null, answers: { rating: 2, topics: ['support'], budget: 'none_yet', remarks: 'I waited a while.' } },
  { name: 'Mei Lin', answers: { rating: 5, topics: ['product'], budget: 'none_yet', email: 'mei@example.com' } },
  {
    name: 'Ravi Shrestha',
    answers: { rating: 3, topics: ['pricing'], budget: 'more', seats: 40, remarks: '=1+1 is a nice price' },
  },
]

/** Creates a published form with rules and recent responses. Returns how many responses, or null if the owner has a form. */
export async function seedForm(tx: Database, userId: string, now: Date): Promise<number | null> {
  const [existing] = await tx.select({ id: forms.id }).from(forms).where(eq(forms.userId, userId))
  if (existing) return null
  const formId = randomUUID()
  const questions = QUESTIONS.map(toQuestion)
  const rules = makeRules(questions)
  await tx.insert(forms).values({
    id: formId,
    userId,
    slug: 'after-the-call-demo01',
    title: 'After the call',
    description: 'Two minutes to help us improve.',
    isPublished: true,
  })
  await tx.insert(formQuestions).values(questions.map((question) => ({ ...question, formId })))
  await tx.insert(formLogicRules).values(rules.map((rule, order) => ({ ...rule, formId, order })))
  const { hash, questions: kept } = toSnapshot(questions)
  await tx.insert(formVersions).values({ formId, hash, questions: kept })
  await tx.insert(formResponses).values(
    RESPONSES.map(({ name, answers }, index) => ({
      formId,
      respondentName: name,
      respondentEmail: answers.email ? String(answers.email) : null,
      responses: Object.fromEntries(
        checkAnswers(questions, rules.map(fromLogicRule), byId(questions, answers), '.', FULL_KIT).answers,
      ),
      versionHash: hash,
      createdAt: new Date(now.getTime() - (index * 31 + 2) * HOUR_MS),
    })),
  )
  return RESPONSES.length
}

function toQuestion(
  { questionType, question, isRequired, labels = [] }: (typeof QUESTIONS)[number],
  order: number,
): Question {
  const options = withValues(labels.map((label) => ({ label })))
  return {
    id: randomUUID(),
    questionType,
    question,
    description: '',
    isRequired,
    options,
    settings: {},
    validation: {},
    order,
  }
}

/** Skips the seats without a budget, and answers a bad rating with a message. */
function makeRules(questions: Question[]): LogicRule[] {
  const idOf = (name: string) => questions[QUESTIONS.findIndex((question) => question.name === name)]?.id ?? ''
  return [
    {
      sourceQuestionId: idOf('budget'),
      condition: 'equals',
      value: 'none_yet',
      actionType: 'jump_to_question',
      targetQuestionId: idOf('email'),
    },
    {
      sourceQuestionId: idOf('rating'),
      condition: 'equals',
      value: '2',
      actionType: 'show_message',
      message: 'Sorry to hear that. Please tell us below what went wrong. We read every answer.',
    },
  ]
}

function byId(questions: Question[], answers: (typeof RESPONSES)[number]['answers']): Map<string, unknown> {
  return new Map(questions.map(({ id }, index) => [id, answers[QUESTIONS[index]?.name ?? '']]))
}
