import type { Message, Value, Values } from './message'
import type { OwnerTexts, Part, PartTexts, Texts } from './texts'

type VisitorChecks = Part<'visitorChecks'>
type OwnerChecks = Part<'checks'> & Part<'ownerChecks'>
type Checks = VisitorChecks & OwnerChecks
type CheckName = keyof Checks
type ValuesOf<Name extends CheckName> = Checks[Name] extends Message<infer Names> ? [values: Values<Names>] : []
type Check = { name: CheckName; values: Readonly<Record<string, Value>> | undefined }

/** All sentences of checks, or on a visitor's page those that its forms can show. */
export type CheckTexts = Omit<PartTexts<'visitorChecks'>, 't'> & { t: VisitorChecks & Partial<OwnerChecks> }

const PREFIX = 'check:'

/**
 * Why a schema or the API refuses a value, as data that fits into an issue's `message`: a name in `visitorChecks`, `checks`
 * or `ownerChecks`, and the values of its placeholders. `sayCheck` makes a sentence of it where the reader's language is
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
export function sayCheck({ t, say }: CheckTexts, message: string): string {
  if (!isCheck(message)) return message
  const { name, values } = parse(message)
  const text = (name && Object.hasOwn(t, name) && t[name]) || t.invalidInput
  // `check` has made sure that the values are those of the text.
  return values ? say(text as Message<string>, values) : (text as string)
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
  return { language, locale, say, t: { ...t.visitorChecks, ...t.checks, ...('ownerChecks' in t && t.ownerChecks) } }
}
