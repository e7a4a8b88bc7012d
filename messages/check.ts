import { momentWords } from '@/lib/shared/text/moment-words'
import type { Message, Value, Values } from './message'
import type { OwnerTexts, Part, PartTexts, Texts } from './texts'

type VisitorChecks = Part<'visitorChecks'>
type AnswerChecks = Part<'answerChecks'>
type OwnerChecks = Part<'checks'> & Part<'ownerChecks'>
type Checks = VisitorChecks & AnswerChecks & OwnerChecks
type CheckName = keyof Checks
type ValuesOf<Name extends CheckName> = Checks[Name] extends Message<infer Names> ? [values: Values<Names>] : []
type Check = { name: CheckName; values: CheckValues | undefined }

/** All sentences of checks, or on a visitor's page those that its forms can show. */
export type CheckTexts = Omit<PartTexts<'visitorChecks'>, 't'> & {
  t: VisitorChecks & Partial<AnswerChecks & OwnerChecks>
}

const PREFIX = 'check:'

/**
 * Why a schema or the API refuses a value, as data that fits into an issue's `message`: a name in `visitorChecks`, `answerChecks`,
 * `checks` or `ownerChecks`, and the values of its placeholders. `sayCheck` makes a sentence of it where the reader's language is
 * known.
 */
export function check<Name extends CheckName>(name: Name, ...[values]: ValuesOf<Name>): string {
  return PREFIX + JSON.stringify({ name, values } satisfies Check)
}

/** True for a result of `check(…)`. */
export function isCheck(message: string): boolean {
  return message.startsWith(PREFIX)
}

/** The sentence for an issue of a schema or a message of the API. A sentence stays as it is. */
export function sayCheck({ t, say, locale }: CheckTexts, message: string): string {
  if (!isCheck(message)) return message
  const { name, values } = parse(message)
  const text = (name && Object.hasOwn(t, name) && t[name]) || t.invalidInput
  // `check` has made sure that the values are those of the text.
  return values ? say(text as Message<string>, inWords(name, values, locale)) : (text as string)
}

type CheckValues = Readonly<Record<string, Value>>

/** Their limits are dates or times, which each reader writes in another way. */
const OF_MOMENTS: ReadonlySet<unknown> = new Set<CheckName>(['tooEarly', 'tooLate'])

function inWords(name: CheckName | undefined, values: CheckValues, locale: string): CheckValues {
  if (!OF_MOMENTS.has(name)) return values
  const worded = Object.entries(values).map(([key, value]) => [key, momentWords(String(value), locale)])
  return Object.fromEntries(worded)
}

/** Nothing of a sentence that an owner wrote and that only looks like a check. */
function parse(message: string): Partial<Check> {
  try {
    return JSON.parse(message.slice(PREFIX.length))
  } catch {
    return {}
  }
}

/** All sentences of checks, on the server. */
export function checkTextsOf(texts: Texts | OwnerTexts): CheckTexts {
  const { language, locale, say, t } = texts
  return {
    language,
    locale,
    say,
    t: { ...t.visitorChecks, ...t.answerChecks, ...t.checks, ...('ownerChecks' in t && t.ownerChecks) },
  }
}
