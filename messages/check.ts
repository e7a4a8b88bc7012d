import type { Message, Value, Values } from './message'
import type { Part, PartTexts } from './texts'

type Checks = Part<'checks'>
type CheckName = keyof Checks
type ValuesOf<Name extends CheckName> = Checks[Name] extends Message<infer Names> ? [values: Values<Names>] : []
type Check = { name: CheckName; values: Readonly<Record<string, Value>> | undefined }

const PREFIX = 'check:'

/**
 * Why a schema refuses a value, as data that fits into an issue's `message`: a name in messages/en/shared/checks and the
 * values of its placeholders. `sayCheck` makes a sentence of it where the reader's language is known.
 */
export function check<Name extends CheckName>(name: Name, ...[values]: ValuesOf<Name>): string {
  return PREFIX + JSON.stringify({ name, values } satisfies Check)
}

/** The sentence for an issue of a schema. A sentence from the server stays as it is. */
export function sayCheck({ t, say }: PartTexts<'checks'>, message: string): string {
  if (!message.startsWith(PREFIX)) return message
  const { name, values }: Check = JSON.parse(message.slice(PREFIX.length))
  // `check` has made sure that the values are those of the text.
  return values ? say(t[name] as Message<string>, values) : (t[name] as string)
}
