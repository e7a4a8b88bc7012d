import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { QuestionAction } from '@/lib/shared/forms/rule'
import type { Operator } from '@/lib/shared/forms/rule-words'

/** A type; with a star the question is required. */
export type Asked = QuestionType | `${QuestionType}*`
/** A question, an operator and the value or the key of an option. */
export type Condition = `${string} ${Operator} ${string}`
export type ActionName = QuestionAction['type'] | 'message'
export type Actions = readonly `${ActionName} ${string}`[]
type TemplateRule =
  | { all: readonly Condition[]; any?: never; do: Actions }
  | { any: readonly Condition[]; all?: never; do: Actions }
export type Template = { questions: Record<string, Asked>; rules: readonly TemplateRule[] }

/** The questions and rules of new forms by their keys; their words are in messages/en/owner/form-templates.ts. */
export const FORM_TEMPLATES = {
  contact: {
    questions: { name: 'text*', email: 'email*', topic: 'select*', number: 'text', help: 'paragraph*' },
    rules: [{ all: ['topic equals order'], do: ['show number'] }],
  },
  feedback: {
    questions: { rating: 'rating*', good: 'paragraph', better: 'paragraph', email: 'email' },
    rules: [{ all: ['rating lte 2'], do: ['hide good', 'require better', 'message sorry'] }],
  },
  recommend: {
    questions: { likely: 'scale*', why: 'paragraph', better: 'paragraph', quote: 'paragraph' },
    rules: [
      { all: ['likely lte 6'], do: ['show better'] },
      { all: ['likely gte 9'], do: ['show quote'] },
    ],
  },
  event: {
    questions: {
      name: 'text*',
      email: 'email*',
      way: 'select*',
      food: 'multiselect',
      access: 'text',
      note: 'paragraph',
      terms: 'consent*',
    },
    rules: [
      { all: ['way equals there'], do: ['show food', 'show access'] },
      { all: ['way equals online'], do: ['message link'] },
    ],
  },
  job: {
    questions: {
      name: 'text*',
      email: 'email*',
      role: 'select*',
      portfolio: 'url',
      years: 'number',
      cv: 'file',
      why: 'paragraph*',
    },
    rules: [
      { all: ['role equals sales'], do: ['hide portfolio'] },
      { all: ['role equals design'], do: ['require portfolio'] },
    ],
  },
  intake: {
    questions: { name: 'text*', email: 'email*', company: 'text', goal: 'paragraph*', start: 'select' },
    rules: [{ any: ['start equals later', 'start equals unsure'], do: ['message calm'] }],
  },
  order: {
    questions: {
      name: 'text*',
      email: 'email*',
      product: 'select*',
      size: 'select',
      amount: 'number*',
      delivery: 'select*',
      address: 'address',
    },
    rules: [
      { all: ['product equals shirt'], do: ['show size', 'require size'] },
      { all: ['delivery equals post'], do: ['show address', 'require address'] },
      { all: ['amount gt 20'], do: ['message many'] },
    ],
  },
  rsvp: {
    questions: { name: 'text*', coming: 'yes_no*', guests: 'number', food: 'multiselect', note: 'paragraph' },
    rules: [{ all: ['coming equals false'], do: ['jump note', 'message pity'] }],
  },
  course: {
    questions: { aspects: 'matrix*', overall: 'rating*', pace: 'select*', reason: 'paragraph', best: 'paragraph' },
    rules: [
      { any: ['overall lte 2', 'pace not_equals right'], do: ['require reason'] },
      { all: ['pace equals right', 'overall gte 4'], do: ['hide reason'] },
    ],
  },
  bug: {
    questions: {
      summary: 'text*',
      severity: 'select*',
      steps: 'paragraph',
      expected: 'paragraph',
      device: 'text',
      email: 'email',
    },
    rules: [
      { all: ['severity equals data'], do: ['message stop', 'require steps', 'require email'] },
      { all: ['severity equals annoying'], do: ['hide device'] },
    ],
  },
  onboarding: {
    questions: {
      company: 'text*',
      name: 'text*',
      email: 'email*',
      goals: 'multiselect*',
      site: 'url',
      payment: 'select*',
      billing: 'address',
    },
    rules: [
      { all: ['goals contains website'], do: ['show site'] },
      { all: ['payment equals invoice'], do: ['show billing', 'require billing'] },
    ],
  },
  office_hours: {
    questions: {
      name: 'text*',
      email: 'email*',
      topic: 'select*',
      course: 'text',
      thesis: 'text',
      question: 'paragraph*',
    },
    rules: [
      { all: ['topic equals exam'], do: ['show course', 'require course'] },
      { all: ['topic equals thesis'], do: ['show thesis', 'message draft'] },
    ],
  },
} as const satisfies Record<string, Template>

export type FormTemplate = keyof typeof FORM_TEMPLATES
export const FORM_TEMPLATE_NAMES = Object.keys(FORM_TEMPLATES) as [FormTemplate, ...FormTemplate[]]
