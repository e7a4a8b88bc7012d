import { LOG_EVENTS, type LogEvent } from '@/lib/shared/log-events'
import { count } from './count'
import { currentRequest } from './request-scope'

/**
 * The log of the server: one JSON object a line on standard output, with `time` (ISO 8601), `level`, `event`, and, inside a
 * request, `requestId`, `client`, `method`, `route` and `userId`.
 */

/** The fields of one line: ids, counts and closed lists. No field can hold an address, a name, a token or an answer. */
type Fields = {
  userId?: string
  /** Id of the row that the event is about. */
  target?: string
  provider?: string
  limit?: string
  count?: number
  status?: number
  reason?: string
  /** Background work, such as `calendar_feeds`. */
  work?: string
  /** Pattern of a path, such as `/api/forms/[id]`. */
  route?: string
}

type State = { write: (line: string) => void }

/** One per process: the framework may load this module once for each of its bundles. */
const KEY = Symbol.for('slotform.log')
const holder = globalThis as { [KEY]?: State }
holder[KEY] ??= { write: (line) => void process.stdout.write(line) }
export const logState: State = holder[KEY]

/** Writes one line. The level belongs to the event. */
export function log(event: LogEvent, fields: Fields = {}): void {
  write(event, fields)
}

/** The same for a failure. Only the error's name is written, because a message may repeat user input. */
export function logFailure(event: LogEvent, error: unknown, fields: Fields = {}): void {
  write(event, { ...fields, error: nameOf(error) })
}

/** The same for a bug: with the innermost message and the stack. */
export function logUnexpected(event: LogEvent, error: unknown, fields: Fields = {}): void {
  write(event, { ...fields, ...summaryOf(error) })
}

/** Adds the user's id to the later lines of this request. */
export function noteUser(userId: string | undefined): void {
  const context = currentRequest()
  if (context && userId) context.userId = userId
}

function write(event: LogEvent, fields: Record<string, unknown>): void {
  count('log_events_total', { event })
  const { client, route, changedPages, attempt, ...context } = currentRequest() ?? {}
  const head = { time: new Date().toISOString(), level: LOG_EVENTS[event], event }
  logState.write(`${toLine({ ...head, ...context, route: route?.(), client: client?.(), ...fields })}\n`)
}

/** JSON escapes the control characters of ASCII; terminals also obey those above it. */
function toLine(entry: object): string {
  return JSON.stringify(entry).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Drizzle's message repeats the query with its values, which may be personal data: only the cause's is written. */
function summaryOf(error: unknown): { error: string; stack?: string[] } {
  if (!(error instanceof Error)) return { error: nameOf(error) }
  const root = error.cause instanceof Error ? error.cause : error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    error: `${root.name}: ${root.message.split('\n')[0]}`,
    stack: frames.slice(0, 12).map((frame) => frame.trim()),
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
