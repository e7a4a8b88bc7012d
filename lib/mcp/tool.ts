import type { z } from 'zod'
import type { OwnerId } from '@/db/owner-id'
import { parseOrThrow } from '@/lib/api/body'
import type { AppError } from '@/lib/shared/errors'
import { hasScope, type Scope } from '@/lib/shared/scopes'

/** The request in which a tool is called. */
export type ToolCall = {
  owner: OwnerId
  /** The rights of the key. */
  scopes: readonly Scope[]
  /** The network address, for limits. */
  address: string
  now: Date
}

/** Arguments as they were sent. */
export type Given = Readonly<Record<string, unknown>>

/** `reads` changes nothing. `undoes` overwrites or ends something. `repeats` says that a second call changes nothing more. */
type Effect = { reads?: boolean; undoes?: boolean; repeats?: boolean; mails?: boolean }

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  title: string
  /** For the agent: when to call it, and the units of its arguments. */
  description: string
  scope: Scope
  effect: Effect
  input: Input
  output: Output
  handle: (args: z.output<Input>, call: ToolCall) => Promise<z.input<Output>>
  /** The result in a few words, without anything that strangers wrote. */
  say: (result: z.output<Output>) => string
  /** The next step after a refusal; null for the general one. */
  hint?: (error: AppError, given: Given, call: ToolCall) => Promise<string | null>
}

export type ToolResult = { structured: Record<string, unknown>; text: string }

export type Tool = Pick<Definition<z.ZodObject, z.ZodObject>, 'title' | 'description' | 'scope' | 'effect' | 'hint'> & {
  input: z.ZodObject
  output: z.ZodObject
  /** Throws AppError. */
  run: (given: Given, call: ToolCall) => Promise<ToolResult>
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  handle,
  say,
  ...tool
}: Definition<Input, Output>): Tool {
  return {
    ...tool,
    run: async (given, call) => {
      const result = await handle(parseOrThrow(tool.input, given), call)
      // Leaves out what the schema does not name, so that no field of a row gets out by accident.
      const structured = tool.output.parse(result)
      return { structured, text: say(structured) }
    },
  }
}

export function may({ scopes }: ToolCall, scope: Scope): boolean {
  return hasScope(scopes, scope)
}
