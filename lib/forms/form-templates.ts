import type { Question } from '@/lib/vocabulary/forms/question'
import type { QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { PartTexts } from '@/messages/texts'
import { withValues } from './questions/options'

type Asked = { key: string; questionType: QuestionType; isRequired?: boolean }

const NAME = { key: 'name', questionType: 'text', isRequired: true } as const
const EMAIL = { key: 'email', questionType: 'email', isRequired: true } as const

/** The questions of new forms; their words are in messages/en/owner/form-templates.ts. */
export const FORM_TEMPLATES = {
  contact: [NAME, EMAIL, { key: 'message', questionType: 'paragraph', isRequired: true }],
  feedback: [
    { key: 'rating', questionType: 'rating', isRequired: true },
    { key: 'good', questionType: 'paragraph' },
    { key: 'better', questionType: 'paragraph' },
    { ...EMAIL, isRequired: false },
  ],
  intake: [
    NAME,
    EMAIL,
    { key: 'company', questionType: 'text' },
    { key: 'goal', questionType: 'paragraph', isRequired: true },
    { key: 'start', questionType: 'select' },
  ],
  recommend: [
    { key: 'likely', questionType: 'select', isRequired: true },
    { key: 'why', questionType: 'paragraph' },
  ],
  rsvp: [
    NAME,
    { key: 'coming', questionType: 'select', isRequired: true },
    { key: 'guests', questionType: 'number' },
    { key: 'food', questionType: 'multiselect' },
    { key: 'note', questionType: 'paragraph' },
  ],
} as const satisfies Record<string, readonly Asked[]>

export type FormTemplate = keyof typeof FORM_TEMPLATES
export const FORM_TEMPLATE_NAMES = Object.keys(FORM_TEMPLATES) as [FormTemplate, ...FormTemplate[]]

type TemplateQuestion = Omit<Question, 'id' | 'translations' | 'lang'>

/** The questions of a template in the owner's language. */
export function templateQuestions(template: FormTemplate, { t }: PartTexts<'formTemplates'>): TemplateQuestion[] {
  const words: Record<string, { question: string; options?: Record<string, string> }> = t.presets[template].questions
  const asked: readonly Asked[] = FORM_TEMPLATES[template]
  return asked.map(({ key, questionType, isRequired = false }, order) => {
    const { question = key, options = {} } = words[key] ?? {}
    const labels = Object.values(options).map((label) => ({ label }))
    return { questionType, question, description: '', isRequired, options: withValues(labels), order }
  })
}
