import fc from 'fast-check'
import { consentVersion } from '@/lib/forms/answers/consent-version'
import type { Answer, Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { stepsOf } from '@/lib/shared/forms/scale'

/** An answer as it is sent, as it is stored, as programs read it, and as an English reader does, if otherwise. */
export type ValidAnswer = { sent: unknown; stored: Answer; text: string; read?: string }

/** A file that is sent before; the answer is its id. */
export type ValidFile = { fileName: string }

type Generator = (question: Question) => fc.Arbitrary<ValidAnswer | ValidFile | null>

/** Nothing can be answered. */
const nothing: Generator = () => fc.constant(null)

const WORDS = ['Zoë', 'O’Brien', '日本語', '😀', '=1+1', 'a,b', '"said"', '<b>bold</b>', '{value}', 'שלום', '-5', "'"]
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((list) => list.join(' '))
const spaced: Generator = () => words.map((text) => ({ sent: `  ${text}\t`, stored: text, text }))
const name = fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/)
const two = (number: number) => String(number).padStart(2, '0')
const same = (stored: string): ValidAnswer => ({ sent: stored, stored, text: stored })

const RANKING: Generator = ({ options }) =>
  fc.shuffledSubarray(options, { minLength: options.length }).map((order) => {
    const values = order.map(({ value }) => value)
    return { sent: values, stored: values, text: order.map(({ label }, index) => `${index + 1}. ${label}`).join('; ') }
  })

const MATRIX: Generator = ({ settings: { rows = [], columns = [] } }) =>
  fc.array(fc.constantFrom(...columns), { minLength: rows.length, maxLength: rows.length }).map((chosen) => {
    const stored = Object.fromEntries(rows.map(({ value }, index) => [value, chosen[index]?.value ?? '']))
    return {
      sent: stored,
      stored,
      text: rows.map(({ label }, index) => `${label}: ${chosen[index]?.label}`).join('; '),
    }
  })

const COUNTRIES = [
  ['DE', 'Germany'],
  ['JP', 'Japan'],
] as const

const ADDRESS: Generator = () =>
  fc.tuple(words, words, fc.constantFrom(...COUNTRIES)).map(([line1, city, [country, named]]) => ({
    sent: { city, country: country.toLowerCase(), line1, line2: ' ' },
    stored: { line1, city, country },
    text: [line1, city, country].join('; '),
    read: named,
  }))

/** Random answers of each type that are right; the options and settings are those of the question. */
export const VALID_ANSWERS: Record<QuestionType, Generator> = {
  text: spaced,
  paragraph: spaced,
  hidden: spaced,
  email: () => name.map((local) => same(`${local}@example.com`)),
  number: () =>
    fc
      .oneof(fc.integer({ min: -999, max: 999 }), fc.constantFrom(0.5, -12.25, 1e21))
      .map((number) => ({ sent: String(number), stored: number, text: String(number) })),
  select: ({ options }) =>
    fc.constantFrom(...options).map(({ value, label }) => ({ sent: value, stored: value, text: label })),
  multiselect: ({ options }) =>
    fc.shuffledSubarray(options, { minLength: 1 }).map((chosen) => {
      const values = chosen.map(({ value }) => value)
      return { sent: [...values, values[0]], stored: values, text: chosen.map(({ label }) => label).join('; ') }
    }),
  rating: () => fc.integer({ min: 1, max: 5 }).map((stars) => ({ sent: `${stars}`, stored: stars, text: `${stars}` })),
  date: () =>
    fc.record({ year: fc.integer({ min: 1000, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) }).map((date) => ({
      ...same(`${date.year}-${two(date.month)}-28`),
      read: `28, ${date.year}`,
    })),
  time: () =>
    fc.tuple(fc.integer({ min: 13, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => ({
      ...same(`${hour}:${two(minute)}`),
      sent: `${hour}:${two(minute)}:30`,
      read: `${hour - 12}:${two(minute)}`,
    })),
  phone: () =>
    fc.stringMatching(/^[1-9]\d{8,11}$/).map((number) => {
      const dialed = `+49${number}`
      return { sent: `0049 (0) ${number.slice(0, 3)} / ${number.slice(3)}`, stored: dialed, text: dialed }
    }),
  url: () => name.map((path) => same(`https://example.com/${path}?a=b&c#d`)),
  yes_no: () => fc.boolean().map((yes) => ({ sent: `${yes}`, stored: yes, text: `${yes}`, read: yes ? 'Yes' : 'No' })),
  consent: ({ settings: { statement = '' } }) => {
    const stored = { agreed: true, text: statement, version: consentVersion(statement) } as const
    return fc
      .constantFrom<unknown>(true, 'true', { agreed: true }, stored)
      .map((sent) => ({ sent, stored, text: statement }))
  },
  scale: (question) =>
    fc.constantFrom(...stepsOf(question)).map((step) => ({ sent: `${step}`, stored: step, text: `${step}` })),
  ranking: RANKING,
  matrix: MATRIX,
  address: ADDRESS,
  file: () => name.map((one) => ({ fileName: `${one} ü.pdf` })),
  heading: nothing,
  page_break: nothing,
}
