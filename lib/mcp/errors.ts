import { z } from 'zod'
import { inEnglish, toRefusal } from '@/lib/api/respond'
import { logUnexpected } from '@/lib/log/log'
import type { AppError, ErrorCode } from '@/lib/shared/errors'
import { apiErrors } from '@/messages/en/shared/api-errors'
import { INSTANT_EXAMPLE, TIMEZONE_EXAMPLE } from './arguments'
import type { Given, Tool, ToolCall } from './tool'
import type { ToolName } from './tool-names'

/** The result of a call that was refused, with `isError`. Other fields are facts of the code, such as `scope`. */
export const failureSchema = z
  .looseObject({
    code: z.string().describe('Why, for programs; it never changes its meaning.'),
    message: z.string(),
    hint: z.string().describe('What to do next.'),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    retryAfterSeconds: z.number().optional(),
  })
  .describe('A refused call.')

export type Failure = z.output<typeof failureSchema>

const CONFIRM_MOVE = 'Choose another time, or ask the person: without checkCalendars the booking is moved all the same.'

/** The next step of an agent, by the code alone. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  meeting_not_found: 'Call list_meetings, and pass the id of one of its meetings as meetingId.',
  not_a_booking: 'Only meetings that somebody booked (source time_slot) are moved and cancelled here.',
  already_cancelled: 'The booking has ended, so nothing is left to do.',
  past: 'Choose a time in the future.',
  changed: 'Somebody changed it meanwhile: call list_meetings, and decide by its present time.',
  key_reused: 'Send a new idempotencyKey: this one belongs to an earlier call with other arguments.',
  page_not_found: 'Call list_pages, and pass a slug or id from it.',
  form_not_found: 'Call list_forms, and pass a slug or id from it.',
  unknown_duration: 'Leave duration out, or pass one of the durations that list_pages gives for the page.',
  availability_unknown:
    "One of the owner's calendars could not be read. Try again, or ask the owner to look at their connections.",
  calendar_busy: CONFIRM_MOVE,
  calendar_unread: CONFIRM_MOVE,
  recipient_mail_limit: 'This address gets no more emails for now. Wait, or choose another.',
}

/** A refusal, or a fault of ours, as an agent is told it. */
export async function toFailure(
  error: unknown,
  asked: { name: ToolName; tool: Tool; given: Given; call: ToolCall },
): Promise<Failure> {
  const refusal = toRefusal(error)
  if (!refusal) {
    logUnexpected('request_failed', error, { status: 500 })
    return { code: 'internal', message: apiErrors.internal, hint: 'Try once more. If it fails again, tell the owner.' }
  }
  const { code, issues, retryAfterSeconds } = refusal
  const { event, ...facts } = refusal.facts ?? {}
  return {
    ...facts,
    // The title of an event, which a stranger may have written, is part of the sentence, too.
    ...(event && { untrusted: { event } }),
    code,
    message: event ? apiErrors[code] : inEnglish(refusal.message),
    hint: await hintOf(refusal, asked),
    ...(issues && { issues: issues.map(({ path, message }) => ({ path, message: inEnglish(message) })) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

type Asked = Parameters<typeof toFailure>[1]

async function hintOf(error: AppError, { name, tool, given, call }: Asked): Promise<string> {
  if (error.code === 'scope') {
    return `This key lacks the scope ${tool.scope}, which ${name} needs. The owner can make a key with it under Developers.`
  }
  const own = await tool.hint?.(error, given, call).catch(() => null)
  if (own) return own
  if (error.code === 'invalid_input') return hintOfArguments(error, name, tool)
  const known = HINTS[error.code]
  if (known) return known
  const { retryAfterSeconds } = error
  if (retryAfterSeconds !== undefined) return `Wait ${retryAfterSeconds} seconds, then send the same call again.`
  return 'The same call would be refused again: change its arguments, or tell the person what the message says.'
}

const INSTANTS = new Set(['startTime', 'from', 'to'])

function hintOfArguments({ issues = [] }: AppError, name: ToolName, { input }: Tool): string {
  const wrong = new Set(issues.map(({ path }) => path.split('.')[0] ?? ''))
  if (wrong.has('timezone')) return `timezone is an IANA name, such as ${TIMEZONE_EXAMPLE}.`
  const instant = [...wrong].find((argument) => INSTANTS.has(argument))
  if (instant) return exampleOf(instant, input)
  return `The arguments of ${name} are: ${Object.keys(input.shape).join(', ')}.`
}

function exampleOf(argument: string, { shape }: z.ZodObject): string {
  const examples = z.globalRegistry.get(shape[argument] as z.ZodType)?.examples
  return `${argument} looks like ${Array.isArray(examples) ? examples[0] : INSTANT_EXAMPLE}.`
}
