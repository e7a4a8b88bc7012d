import { ADDRESS_PARTS } from '@/lib/shared/forms/address-parts'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { evaluateLogic } from '../rules/logic'
import type { AnswerKit, FieldValues } from './answer-kit'
import { CORE_KIT, toValue } from './core-kit'
import { findExceeded } from './limits'
import { ALL_READERS } from './more-readers'

const BLANK_IN_EMAIL = /^[^\s@]+( [^\s@]+)+@[^\s.]+\.\S+$/

/** A plus in a link reads as a blank. */
const PLUS_OF: { [Type in QuestionType]?: (text: string) => string } = {
  phone: (text) => text.replace(/^ (?=\d)/, '+'),
  hidden: (text) => (BLANK_IN_EMAIL.test(text) ? text.replaceAll(' ', '+') : text),
}

/** The code of all types but for patterns, whose engine visitors load apart. */
export const RARE_KIT = {
  readers: ALL_READERS,
  applyRules: evaluateLogic,
  findExceeded,
  holders: {
    ...CORE_KIT.holders,
    text: {
      ...CORE_KIT.holders.text,
      fromLink(question, values) {
        const mend = PLUS_OF[question.questionType] ?? String
        return CORE_KIT.holders.text.fromLink(question, () => values().map(mend))
      },
    },
    ranked: {
      show: ({ options }, answer) =>
        Array.isArray(answer) && answer.length === options.length && answer.every((one) => isPlace(options, one))
          ? answer
          : null,
      fromFields: ({ options }, values) => ranked(options, values) ?? undefined,
      fromLink(question, values) {
        const places = values().map((text) => toValue(question, text))
        return places.length > 0 ? places : ranked(question.options, values)
      },
    },
    parts: {
      show(question, answer) {
        if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
        const given = new Map<string, unknown>(Object.entries(answer))
        const shown = partsOf(question).map((part) => [part, given.get(part)])
        const texts = shown.filter(([, text]) => typeof text === 'string')
        return texts.length > 0 ? Object.fromEntries(texts) : null
      },
      fromFields: (question, values) => readParts(question, values) ?? undefined,
      fromLink: readParts,
    },
    nothing: { show: () => null, fromFields: () => undefined, fromLink: () => null },
  },
} as const satisfies { [Part in keyof AnswerKit]-?: Required<AnswerKit[Part]> }

/** The parts of an answer that is a record: the rows of a matrix, or those of an address. */
export function partsOf({ settings: { rows } }: Pick<Question, 'settings'>): readonly string[] {
  return rows ? rows.map(({ value }) => value) : ADDRESS_PARTS
}

function readParts(question: Question, values: FieldValues): Record<string, string> | null {
  const texts = partsOf(question).flatMap((part) =>
    values(part)
      .slice(0, 1)
      .map((text) => [part, text]),
  )
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

/** A field for each option holds its place, from 1. Of two options with the same place the first one has it. */
function ranked(options: Question['options'], values: FieldValues): string[] | null {
  const places = options.map(({ value }) => Number(values(value)[0]))
  if (places.every((place) => !place)) return null
  return options.map((_, index) => options[places.indexOf(index + 1)]?.value ?? '')
}

function isPlace(options: Question['options'], value: unknown): boolean {
  return value === '' || options.some((option) => option.value === value)
}
