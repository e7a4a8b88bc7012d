import type { AnswerIssue } from '@/lib/forms/answers/check-answers'
import type { TypedAnswer, TypedAnswers } from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS } from '@/lib/vocabulary/forms/question-types'
import { type CheckTexts, sayCheck } from '@/messages/check'
import type { PartTexts } from '@/messages/texts'

export function isUnanswered(answer: TypedAnswer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : !answer || answer.length === 0
}

export type IssueTexts = { form: PartTexts<'form'>; checks: CheckTexts }

/** Returns the errors beside each question. A number with another comma than a decimal one gets a text with the expected format. */
export function readIssues(
  questions: readonly Question[],
  typed: TypedAnswers,
  issues: readonly AnswerIssue[],
  shown: ReadonlySet<string>,
  { form, checks }: IssueTexts,
): ReadonlyMap<string, string> {
  const numbers = new Set(
    questions.filter(({ questionType }) => QUESTION_KINDS[questionType].reads === 'number').map(({ id }) => id),
  )
  const hasComma = (id: string) => numbers.has(id) && String(typed.get(id)).includes(',')
  return new Map(
    issues
      .filter(({ questionId }) => shown.has(questionId))
      .map(({ questionId, message }) => [
        questionId,
        hasComma(questionId) ? form.t.decimalPoint : sayCheck(checks, message),
      ]),
  )
}
