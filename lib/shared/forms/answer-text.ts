import { withDecimalMark } from '../text/decimal-mark'
import { momentWords } from '../text/moment-words'
import { ADDRESS_PARTS } from './address-parts'
import type { Answer, AnsweredQuestion } from './question'
import { QUESTION_KINDS } from './question-kinds'

/** `type` is missing where an answer is older than the wordings that are kept. */
type Worded = Pick<AnsweredQuestion, 'options' | 'settings'> & { type?: AnsweredQuestion['type'] }

/** The reader's locale and words. */
export type AnswerWords = { locale: string; t: { yes: string; no: string } }

/** For programs: a decimal point, ISO dates, 24 hours. */
const NEUTRAL: AnswerWords = { locale: '', t: { yes: 'true', no: 'false' } }

/**
 * The texts of an answer, with the labels of chosen options. An option without a label appears as it is stored. For programs
 * leave the words of the reader out.
 */
export function answerTexts(question: Worded, answer: Answer, words: AnswerWords = NEUTRAL): string[] {
  const { options, settings: { rows = [], columns = [] } = {} } = question
  if (typeof answer === 'boolean') return [answer ? words.t.yes : words.t.no]
  if (typeof answer === 'number') return [words.locale ? withDecimalMark(String(answer), words.locale) : String(answer)]
  if (typeof answer === 'string') return [stringText(question, answer, words.locale)]
  const stores = question.type && QUESTION_KINDS[question.type].stores
  if (Array.isArray(answer)) {
    const labels = answer.map((value) => labelOf(options, value))
    return stores === 'ranking' ? labels.map((label, index) => `${index + 1}. ${label}`) : labels
  }
  if (isConsent(answer)) return [answer.text]
  if (stores === 'matrix') {
    return Object.entries(answer).map(([row, column]) => `${labelOf(rows, row)}: ${labelOf(columns, column)}`)
  }
  const given = new Map(Object.entries(answer))
  return partsGiven(answer).map((part) => {
    const text = given.get(part) ?? ''
    return part === 'country' ? countryName(text, words.locale) : text
  })
}

/** The parts of an address in the order of their texts. */
export function partsGiven(address: Answer): readonly (typeof ADDRESS_PARTS)[number][] {
  const given = Object.entries(address).flatMap(([part, text]) => (text === undefined ? [] : [part]))
  return ADDRESS_PARTS.filter((part) => given.includes(part))
}

function isConsent(answer: object): answer is { agreed: true; text: string; version: string } {
  return 'agreed' in answer && answer.agreed === true
}

function labelOf(options: AnsweredQuestion['options'], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

function stringText({ type, options }: Worded, text: string, locale: string): string {
  const stores = type && QUESTION_KINDS[type].stores
  if (!locale) return labelOf(options, text)
  if (stores === 'date' || stores === 'time') return momentWords(text, locale)
  return labelOf(options, text)
}

/** The code for programs, and for a country that has gone. */
function countryName(code: string, locale: string): string {
  if (!locale) return code
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** True when there is something to show; an answer from an earlier version may be an empty text or list. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)
}

type Respondent = { respondentName: string | null; respondentEmail: string | null }

/** The name of a respondent, else the email address, else `anonymous`. */
export function respondentOf({ respondentName, respondentEmail }: Respondent, anonymous: string): string {
  return respondentName || respondentEmail || anonymous
}
