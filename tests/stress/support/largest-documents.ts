import { MAX_AT_ONCE } from '@/lib/configuration/changes-at-once'
import { type ConfigurationText, MAX_CONFIGURATION_BYTES } from '@/lib/configuration/schema'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { MAX_LEAVES } from '@/lib/time-off/schema'
import type { HttpClient } from './http-client'

/** On Postgres: the lists' own maxima. */
const AT_ONCE = { pagesAndForms: 1_000, questions: 2_000, timeOff: MAX_LEAVES }
const FORMS = 20
const named = (prefix: string, count: number, one: (n: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}-${n}`, one(n)]))
const listed = (count: number, one: (n: number) => object) => Array.from({ length: count }, (_, n) => one(n))
const dateOf = (days: number) => new Date(Date.UTC(2030, 0, 1 + days)).toISOString().slice(0, 10)

const questionsOf = (count: number, word: string) =>
  listed(count, (n) => ({ key: `q${n}`, questionType: 'text', question: `${word} ${n}?` }))

/** Documents that an account may apply, each with as much of one kind as it may have; `word` is in each text. */
export function largestDocuments(prefix: string, word: string, isEmbedded: boolean): Record<string, object> {
  const { pagesAndForms, questions, timeOff } = isEmbedded ? MAX_AT_ONCE : AT_ONCE
  const forms = Math.min(FORMS, pagesAndForms)
  const ofOne = Math.min(questions, MAX_QUESTIONS)
  const ofEach = questions / forms
  const page = (n: number) => ({ title: `${word} ${n}`, timezone: 'Europe/Berlin' })
  return {
    'time off': { timeOff: listed(timeOff, (n) => ({ from: dateOf(n), to: dateOf(n), title: word })) },
    pages: { pages: named(prefix, pagesAndForms, page) },
    forms: { forms: named(prefix, pagesAndForms, (n) => ({ title: `${word} ${n}` })) },
    'questions of a form': {
      forms: named(`${prefix}-large`, 1, () => ({ title: word, questions: questionsOf(ofOne, word) })),
    },
    'questions of forms': {
      forms: named(`${prefix}-many`, forms, () => ({ title: word, questions: questionsOf(ofEach, word) })),
    },
    'a date of each page': {
      pages: named(prefix, pagesAndForms, (n) => ({ ...page(n), dates: [{ date: dateOf(n % 300), spans: [] }] })),
    },
  }
}

/** As many pages and forms of a document, as they are, as one call takes. */
export function firstOf({ pages = {}, forms = {} }: ConfigurationText): ConfigurationText {
  return { pages: fitting(pages), forms: fitting(forms) }
}

/** Of its bytes, for the pages and for the forms: a body may have 100,000 values, which are reached before its bytes are. */
const SHARE = 0.35

function fitting<Thing>(things: Record<string, Thing>): Record<string, Thing> {
  let left = SHARE * MAX_CONFIGURATION_BYTES
  const fits = ([slug, thing]: [string, Thing]) => {
    left -= Buffer.byteLength(JSON.stringify({ [slug]: thing }))
    return left > 0
  }
  return Object.fromEntries(Object.entries(things).filter(fits))
}

/** The version of the account, for `apply`. */
export async function versionOf(owner: HttpClient): Promise<string> {
  return ((await owner.get('/api/configuration')).body as { version: string }).version
}
