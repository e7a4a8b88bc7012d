import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionType } from '@/lib/shared/forms/question-types'

/** The values of `/forms/{id}/responses?view=`. */
export type ResponseView = 'list' | 'summary' | 'spam'

export function toResponseView(text: string | string[] | undefined): ResponseView {
  return text === 'summary' || text === 'spam' ? text : 'list'
}

export function viewPath(formId: string, view: ResponseView): string {
  return `/forms/${formId}/responses${view === 'list' ? '' : `?view=${view}`}`
}

/** False for headings and breaks between pages. */
export function hasAnswers({ type }: { type: QuestionType }): boolean {
  return QUESTION_KINDS[type].stores !== 'nothing'
}
