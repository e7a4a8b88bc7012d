import { MAX_RATING, type Question } from '@/lib/shared/forms/question'
import type { DecimalMark } from '@/lib/shared/text/decimal-mark'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { toPlainDigits, toPlainLetters } from '@/lib/shared/text/plain-letters'
import { check } from '@/messages/check'
import type { AnswerKit, Read } from './answer-kit'

const MAX_ANSWER = 10_000
/** Each text matches in one way only: with two, a long one would take minutes to refuse. */
const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i
/** Groups of three digits: 1,234 is a thousand where a point separates decimals, and less than two where a comma does. */
const MAYBE_THOUSANDS: Record<DecimalMark, RegExp> = {
  '.': /^[+-]?[1-9]\d{0,2},\d{3}(?!\d)/,
  ',': /^[+-]?[1-9]\d{0,2}\.\d{3}(?!\d)/,
}

/** The readers of the types that most forms are made of. */
export const CORE_READERS = {
  text: readText,
  email: readEmail,
  number: readNumber,
  rating: readRating,
  option: readOption,
  options: readSelection,
} as const satisfies AnswerKit['readers']

function readText(value: unknown): Read {
  if (typeof value !== 'string') return { message: check('invalidInput') }
  const text = value.trim()
  return text.length <= MAX_ANSWER ? { value: text } : { message: check('tooLong', { max: MAX_ANSWER }) }
}

function readEmail(value: unknown): Read {
  const text = typeof value === 'string' ? toPlainLetters(value).trim() : ''
  return isEmailAddress(text) ? { value: text } : { message: check('emailInvalid') }
}

/** A number, or its text with a decimal point or comma. There is no minus zero. */
function readNumber(value: unknown, _question: Question, decimal: DecimalMark): Read {
  const number = toNumber(value, decimal)
  return Number.isFinite(number) ? { value: number + 0 } : { message: check('number') }
}

function readRating(value: unknown): Read {
  const number = toNumber(value, '.')
  const isRating = Number.isInteger(number) && number >= 1 && number <= MAX_RATING
  return isRating ? { value: number } : { message: check('rating', { max: MAX_RATING }) }
}

export function toNumber(value: unknown, decimal: DecimalMark): number {
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? toPlainDigits(value).trim() : ''
  const isReadable = NUMBER.test(text) && !MAYBE_THOUSANDS[decimal].test(text)
  return isReadable ? Number(text.replace(',', '.')) : Number.NaN
}

function readOption(value: unknown, { options }: Question): Read {
  return isOption(options, value) ? { value } : { message: check('oneOption') }
}

/** A list of option values; one that is named twice counts once. */
function readSelection(value: unknown, { options }: Question): Read {
  const isSelection = Array.isArray(value) && value.every((one) => isOption(options, one))
  return isSelection ? { value: [...new Set<string>(value)] } : { message: check('someOptions') }
}

export function isOption(options: Question['options'], value: unknown): value is string {
  return options.some((option) => option.value === value)
}
