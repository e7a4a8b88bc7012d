import type { Message, Value, Values } from './message'
import type { Part, PartTexts, Texts } from './texts'

type VisitorChecks = Part<'visitorChecks'>
type Checks = VisitorChecks & Part<'checks'>
type CheckName = keyof Checks
type ValuesOf<Name extends CheckName> = Checks[Name] extends Message<infer Names> ? [values: Values<Names>] : []
type Check = { name: CheckName; values: Readonly<Record<string, Value>> | undefined }

/** All sentences of checks, or on a visitor's page those that its forms can show. */
export type CheckTexts = Omit<PartTexts<'visitorChecks'>, 't'> & { t: VisitorChecks & Partial<Checks> }

const PREFIX = 'check:'

/**
 * Why a schema refuses a value, as data that fits into an issue's `message`: a name in messages/en/shared/visitor-checks
 * or …/checks and the values of its placeholders. `sayCheck` makes a sentence of it where the reader's language is known.
 */
export function check<Name extends CheckName>(name: Name, ...[values]: ValuesOf<Name>): string {
  return PREFIX + JSON.stringify({ name, values } satisfies Check)
}

/** The sentence for an issue of a schema. A sentence from the server stays as it is. */
export function sayCheck({ t, say }: CheckTexts, message: string): string {
  if (!message.startsWith(PREFIX)) return message
  const { name, values }: Check = JSON.parse(message.slice(PREFIX.length))
  const text = t[name] ?? t.invalidInput
  // `check` has made sure that the values are those of the text.
  return values ? say(text as Message<string>, values) : (text as string)
}

/** All sentences of checks, on the server. */
export function checkTextsOf(texts: Texts): CheckTexts {
  const { t, ...spoken } = texts.part('visitorChecks')
  return { ...spoken, t: { ...t, ...texts.t.checks } }
}
