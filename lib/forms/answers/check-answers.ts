import type { Answer, Answers, Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { Rule } from '@/lib/shared/forms/rule'
import type { DecimalMark } from '@/lib/shared/text/decimal-mark'
import { check } from '@/messages/check'
import type { LogicOutcome } from '../rules/logic'
import type { AnswerKit, Read } from './answer-kit'

/** Why an answer is refused, as `check(…)` says it, and the id of its question. */
export type AnswerIssue = { questionId: string; message: string }

export type CheckedAnswers = {
  /** The answers to store: valid ones to questions that are not skipped. */
  answers: Answers
  /** In form order, without skipped questions. */
  issues: AnswerIssue[]
  logic: LogicOutcome
}

/**
 * Checks the answers to a form, in the browser and on the server alike. `given` holds typed or sent values of any kind;
 * answers to unknown questions are ignored. `decimal` is for typed numbers. An answer whose type the kit lacks is refused.
 */
export function checkAnswers(
  questions: readonly Question[],
  rules: readonly Rule[],
  given: ReadonlyMap<string, unknown>,
  decimal: DecimalMark,
  kit: AnswerKit,
): CheckedAnswers {
  const read = new Map<string, Answer>()
  const wrong = new Map<string, string>()
  const lacking = new Map<string, string>()
  for (const question of questions) {
    const { id } = question
    const answer = readAnswer(question, given.get(id), decimal, kit, questions)
    if (!answer) continue
    // The owner's words for a refusal win.
    if ('message' in answer) wrong.set(id, question.validation.message || answer.message)
    else {
      read.set(id, answer.value)
      if (answer.lacks) lacking.set(id, answer.lacks)
    }
  }
  const logic = kit.applyRules(questions, rules, read)
  const required = new Set(logic.required)
  const issues = logic.visible.flatMap((questionId) => {
    const missing = read.has(questionId) ? lacking.get(questionId) : check('required')
    const message = wrong.get(questionId) ?? (required.has(questionId) ? missing : undefined)
    return message === undefined ? [] : [{ questionId, message }]
  })
  const answers = new Map([...read].filter(([questionId]) => !logic.skipped.has(questionId)))
  return { answers, issues, logic }
}

function readAnswer(
  question: Question,
  value: unknown,
  decimal: DecimalMark,
  kit: AnswerKit,
  questions: readonly Question[],
): Read {
  if (isMissing(value)) return null
  const reader = kit.readers[QUESTION_KINDS[question.questionType].reads]
  const read = reader ? reader(value, question, decimal) : { message: check('invalidInput') }
  const message = read && 'value' in read && kit.findExceeded?.(question, read.value, questions)
  return message ? { message } : read
}

/** An empty answer or an empty selection counts as missing. */
function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
