import { MAX_LEAVES } from '@/lib/time-off/schema'
import type { HttpClient } from './http-client'

const NAMED = 1_000
const named = (prefix: string, count: number, one: (n: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}-${n}`, one(n)]))
const listed = (count: number, one: (n: number) => object) => Array.from({ length: count }, (_, n) => one(n))
const dateOf = (days: number) => new Date(Date.UTC(2030, 0, 1 + days)).toISOString().slice(0, 10)

const questions = (word: string) =>
  listed(100, (n) => ({ key: `q${n}`, questionType: 'text', question: `${word} ${n}?` }))

/** Documents that an account may have, each with as much of one kind as it may have; `word` is in each text. */
export function largestDocuments(prefix: string, word: string): Record<string, object> {
  const page = (n: number) => ({ title: `${word} ${n}`, timezone: 'Europe/Berlin' })
  return {
    'time off': { timeOff: listed(MAX_LEAVES, (n) => ({ from: dateOf(n), to: dateOf(n), title: word })) },
    pages: { pages: named(prefix, NAMED, page) },
    forms: { forms: named(prefix, NAMED, (n) => ({ title: `${word} ${n}` })) },
    'questions of a form': { forms: named(`${prefix}-large`, 1, () => ({ title: word, questions: questions(word) })) },
    'questions of forms': { forms: named(`${prefix}-many`, 20, () => ({ title: word, questions: questions(word) })) },
    'a date of each page': {
      pages: named(prefix, NAMED, (n) => ({ ...page(n), dates: [{ date: dateOf(n % 300), spans: [] }] })),
    },
  }
}

/** The version of the account, for `apply`. */
export async function versionOf(owner: HttpClient): Promise<string> {
  return ((await owner.get('/api/configuration')).body as { version: string }).version
}
