import type { AnswerIssue } from '@/lib/forms/answers/check-answers'
import type { TypedAnswer, TypedAnswers } from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import { type CheckTexts, sayCheck } from '@/messages/check'
import type { PartTexts } from '@/messages/texts'

export function isUnanswered(answer: TypedAnswer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : Object.values(answer ?? []).every((part) => part === '')
}

export type IssueTexts = { form: PartTexts<'form'>; checks: CheckTexts }

/**
 * Returns the errors beside each question: the expected format where a number has a sign that separates thousands, else the
 * reason of the refusal.
 */
export function readIssues(
  questions: readonly Question[],
  typed: TypedAnswers,
  issues: readonly AnswerIssue[],
  shown: ReadonlySet<string>,
  { form, checks }: IssueTexts,
): ReadonlyMap<string, string> {
  const kinds = new Map(questions.map(({ id, questionType }) => [id, QUESTION_KINDS[questionType]]))
  const thousands = decimalMarkOf(form.locale) === ',' ? '.' : ','
  const sayIssue = ({ questionId, message }: AnswerIssue) => {
    const isNumber = kinds.get(questionId)?.reads === 'number'
    if (isNumber && String(typed.get(questionId)).includes(thousands)) return form.t.decimalPoint
    return sayCheck(checks, message)
  }
  return new Map(
    issues.filter(({ questionId }) => shown.has(questionId)).map((issue) => [issue.questionId, sayIssue(issue)]),
  )
}
