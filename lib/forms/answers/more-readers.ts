import type { Question } from '@/lib/shared/forms/question'
import { stepsOf } from '@/lib/shared/forms/scale'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { toPlainDigits, toPlainLetters } from '@/lib/shared/text/plain-letters'
import { check } from '@/messages/check'
import type { AnswerKit, Read, Reader } from './answer-kit'
import { consentVersion } from './consent-version'
import { CORE_READERS, isOption, toNumber } from './core-readers'
import { readAddress, readFiles, readMatrix, readRanking } from './list-readers'

const DATE = /^([1-9]\d{3})-(\d\d)-(\d\d)$/
/** A browser may send seconds, which no control asks for. */
const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/
const MAX_URL = 2000

/** The readers of all types. */
export const ALL_READERS = {
  ...CORE_READERS,
  option: orOther(CORE_READERS.option, readOther),
  options: orOther(CORE_READERS.options, readOthers),
  date: readDate,
  time: readTime,
  phone: readPhone,
  url: readUrl,
  yes_no: readYesNo,
  consent: readConsent,
  scale: readScale,
  ranking: readRanking,
  matrix: readMatrix,
  address: readAddress,
  files: readFiles,
  nothing: () => null,
} as const satisfies Required<AnswerKit['readers']>

function orOther(reader: Reader, other: (value: unknown, question: Question) => Read): Reader {
  return (value, question, decimal) =>
    question.settings.other ? other(value, question) : reader(value, question, decimal)
}

function readOther(value: unknown): Read {
  if (typeof value !== 'string') return { message: check('oneOption') }
  return value.length <= MAX_LINE ? { value: value.trim() } : { message: check('tooLong', { max: MAX_LINE }) }
}

/** Options, and at most one text that is none of them. */
function readOthers(value: unknown, { options }: Question): Read {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= MAX_LINE)
  const chosen = isList ? [...new Set<string>(value.map((one) => (isOption(options, one) ? one : one.trim())))] : []
  const own = chosen.filter((one) => !isOption(options, one))
  const isSelection = isList && own.length <= 1 && own[0] !== ''
  return isSelection ? { value: chosen } : { message: check('someOptions') }
}

export function readDate(value: unknown): Read {
  const text = typeof value === 'string' ? toPlainDigits(value).trim() : ''
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
  const isDate = date.getUTCMonth() + 1 === month && date.getUTCDate() === day
  return isDate ? { value: text } : { message: check('date') }
}

export function readTime(value: unknown): Read {
  const text = typeof value === 'string' ? toPlainDigits(value).trim() : ''
  const time = TIME.exec(text)?.[1]
  return time ? { value: time } : { message: check('time') }
}

/** As it is dialed from anywhere: `(0)` is what is dialed only within a country. */
function readPhone(value: unknown): Read {
  const typed = typeof value === 'string' && value.length <= MAX_LINE ? toPlainDigits(value) : ''
  const dialed = typed
    .replace(/\(0\)/g, '')
    .replace(/[\s()./\p{Pd}\p{Cf}]/gu, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(dialed) ? { value: dialed } : { message: check('phone') }
}

function readUrl(value: unknown): Read {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > MAX_URL) return { message: check('tooLong', { max: MAX_URL }) }
  const address = [text, toPlainLetters(text)].find(isWebAddress)
  return address === undefined ? { message: check('url') } : { value: address }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)
}

function readYesNo(value: unknown): Read {
  if (value === true || value === 'true') return { value: true }
  return value === false || value === 'false' ? { value: false } : { message: check('oneOption') }
}

/** Words that were changed meanwhile are read again, for `version` is that of other ones then. */
function readConsent(value: unknown, { settings: { statement: text = '' } }: Question): Read {
  if (value === false || value === 'false') return null
  const { agreed, version: seen }: { agreed?: unknown; version?: unknown } =
    typeof value === 'object' && value !== null ? value : { agreed: value }
  if (agreed === false) return null
  if (agreed !== true && agreed !== 'true') return { message: check('invalidInput') }
  const version = consentVersion(text)
  if (seen !== undefined && seen !== version) return { message: check('consentChanged') }
  return { value: { agreed: true, text, version } }
}

function readScale(value: unknown, question: Question): Read {
  const steps = stepsOf(question)
  const number = toNumber(value, '.') + 0
  const [from = 0] = steps
  return steps.includes(number) ? { value: number } : { message: check('scale', { from, to: from + steps.length - 1 }) }
}
