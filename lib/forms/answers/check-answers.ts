import { type Answer, type Answers, MAX_RATING, type Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import type { DecimalMark } from '@/lib/vocabulary/text/decimal-mark'
import { isEmailAddress } from '@/lib/vocabulary/text/email-pattern'
import { check } from '@/messages/check'
import { evaluateLogic, type LogicOutcome } from '../rules/logic'
import type { LogicRule } from '../rules/logic-rule'

const MAX_ANSWER = 10_000
const NUMBER = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i
/** Groups of three digits: 1,234 is a thousand where a point separates decimals, and less than two where a comma does. */
const MAYBE_THOUSANDS: Record<DecimalMark, RegExp> = {
  '.': /^[+-]?[1-9]\d{0,2},\d{3}(?!\d)/,
  ',': /^[+-]?[1-9]\d{0,2}\.\d{3}(?!\d)/,
}

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
 * answers to unknown questions are ignored. `decimal` is for typed numbers.
 */
export function checkAnswers(
  questions: readonly Question[],
  rules: readonly LogicRule[],
  given: ReadonlyMap<string, unknown>,
  decimal: DecimalMark = '.',
): CheckedAnswers {
  const read = new Map<string, Answer>()
  const wrong = new Map<string, string>()
  for (const question of questions) {
    const value = given.get(question.id)
    if (isMissing(value)) continue
    const answer = READERS[QUESTION_KINDS[question.questionType].reads](value, question.options, decimal)
    if ('value' in answer) read.set(question.id, answer.value)
    else wrong.set(question.id, answer.message)
  }
  const logic = evaluateLogic(questions, rules, read)
  const required = new Set(logic.required)
  const issues = logic.visible.flatMap((questionId) => {
    const message =
      wrong.get(questionId) ?? (required.has(questionId) && !read.has(questionId) ? check('required') : null)
    return message === null ? [] : [{ questionId, message }]
  })
  const answers = new Map([...read].filter(([questionId]) => !logic.skipped.has(questionId)))
  return { answers, issues, logic }
}

/** An empty answer or an empty selection counts as missing. */
function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

type Read = { value: Answer } | { message: string }

type Reader = (value: unknown, options: Question['options'], decimal: DecimalMark) => Read

const READERS: Record<QuestionKind['reads'], Reader> = {
  text: readText,
  email: readEmail,
  number: readNumber,
  rating: readRating,
  option: readOption,
  options: readSelection,
}

function readText(value: unknown): Read {
  if (typeof value !== 'string') return { message: check('invalidInput') }
  const text = value.trim()
  return text.length <= MAX_ANSWER ? { value: text } : { message: check('tooLong', { max: MAX_ANSWER }) }
}

function readEmail(value: unknown): Read {
  const text = typeof value === 'string' ? value.trim() : ''
  return isEmailAddress(text) ? { value: text } : { message: check('emailInvalid') }
}

/** A number, or its text with a decimal point or comma. There is no minus zero. */
function readNumber(value: unknown, _options: Question['options'], decimal: DecimalMark): Read {
  const number = toNumber(value, decimal)
  return Number.isFinite(number) ? { value: number + 0 } : { message: check('number') }
}

function readRating(value: unknown): Read {
  const number = toNumber(value, '.')
  const isRating = Number.isInteger(number) && number >= 1 && number <= MAX_RATING
  return isRating ? { value: number } : { message: check('rating', { max: MAX_RATING }) }
}

function toNumber(value: unknown, decimal: DecimalMark): number {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? toWesternDigits(value.trim()) : ''
  const isReadable = NUMBER.test(text) && !MAYBE_THOUSANDS[decimal].test(text)
  return isReadable ? Number(text.replace(',', '.')) : Number.NaN
}

/** Arabic and Persian digits and their decimal sign, and the wide ones of Japanese keyboards. */
function toWesternDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٫．]/, '.')
    .replace('，', ',')
}

function readOption(value: unknown, options: Question['options']): Read {
  return isOption(options, value) ? { value } : { message: check('oneOption') }
}

/** A list of option values; one that is named twice counts once. */
function readSelection(value: unknown, options: Question['options']): Read {
  const isSelection = Array.isArray(value) && value.every((one) => isOption(options, one))
  return isSelection ? { value: [...new Set<string>(value)] } : { message: check('someOptions') }
}

function isOption(options: Question['options'], value: unknown): value is string {
  return options.some((option) => option.value === value)
}
