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

/**
 * Returns the errors beside each question: how to answer it where it is unanswered, the expected format where a number has
 * a comma that separates thousands, else the reason of the refusal.
 */
export function readIssues(
  questions: readonly Question[],
  typed: TypedAnswers,
  issues: readonly AnswerIssue[],
  shown: ReadonlySet<string>,
  { form, checks }: IssueTexts,
): ReadonlyMap<string, string> {
  const kinds = new Map(questions.map(({ id, questionType }) => [id, QUESTION_KINDS[questionType]]))
  const sayIssue = ({ questionId, message }: AnswerIssue) => {
    const kind = kinds.get(questionId)
    const answer = typed.get(questionId)
    if (kind && isUnanswered(answer)) return form.t.missing.beside[kind.control]
    if (kind?.reads === 'number' && String(answer).includes(',')) return form.t.decimalPoint
    return sayCheck(checks, message)
  }
  return new Map(
    issues.filter(({ questionId }) => shown.has(questionId)).map((issue) => [issue.questionId, sayIssue(issue)]),
  )
}
