import type { Period } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import type { UnreadEvent, UnreadPart } from '@/lib/shared/calendars/unread-event'
import type { Line } from './lines'
import { readWallSpan } from './wall-time'

/** Says that something of an event cannot be read, and in which line. */
export type Doubt = { part: UnreadPart; line: Line }

/** A line as its owner gets to see it. */
const MAX_LINE = 200

export function toUnread({ part, line }: Doubt, title: string, start: number | null): UnreadEvent {
  return { title, start, part, line: line.text.slice(0, MAX_LINE), number: line.number }
}

export const ALWAYS: Period = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }

/** All instants that an illegible time can mean, by any clock. */
export function spanOf(text: string): Period {
  const walls = readWallSpan(text)
  return walls ? { start: walls.start - 14 * HOUR_MS, end: walls.end + 12 * HOUR_MS } : ALWAYS
}

/** Whole days are rarely longer; and an end that is so much before its start at most may have been the start. */
const LONG_MS = 31 * DAY_MS

/** When what ends before it starts, or at a time that cannot be read, can be over; `end` is null if nothing of it is legible. */
export function cautiousLength(end: number | null, start: number, isDate = false): { before: number; ms: number } {
  if (end !== null && end > start) return { before: 0, ms: end - start }
  const before = end === null || start - end > LONG_MS ? 0 : start - end
  return { before, ms: isDate ? LONG_MS : DAY_MS }
}
