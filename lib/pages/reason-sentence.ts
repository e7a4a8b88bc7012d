import type { Period } from '@/lib/scheduling/busy'
import type { SlotReason } from '@/lib/scheduling/explain'
import { formatDate, formatTime } from '@/lib/scheduling/format'
import { localDate } from '@/lib/scheduling/zone'
import type { Clock } from '@/lib/time/meeting-time'
import type { Blocker } from './explanation'

type Reading = Pick<Clock, 'timezone' | 'timeFormat' | 'dateFormat'>

/** One reason in words, times on the reader's clock. `at` is the start it is about, epoch milliseconds. */
export function reasonSentence(reason: SlotReason<Blocker>, at: number, clock: Reading): string {
  const time = (instantMs: number) => moment(instantMs, at, clock)
  const span = ({ start, end }: Period) => `${time(start)} – ${moment(end, start, clock)}`
  switch (reason.kind) {
    case 'past':
      return 'It has passed.'
    case 'too_far':
      return 'It is more than 400 days ahead.'
    case 'outside_hours':
      return ['It lies outside the hours of this page.', nearest(reason, span)].filter(Boolean).join(' ')
    case 'too_late_in_window':
      return reason.lastStart === null
        ? `The hours ${span(reason.window)} are too short for a slot.`
        : `It would end after the hours ${span(reason.window)}; the last start in them is ${time(reason.lastStart)}.`
    case 'between_starts':
      return `It lies between two starts: ${time(reason.before)} and ${time(reason.after)}.`
    case 'blocked':
      return `${named(reason.by)} ${reason.isBuffer ? 'comes closer than 5 minutes' : 'takes that time'} (${span(reason.by)}).`
    case 'unread':
      return `${named(reason.by)} could not be read, so nothing of that time is offered.`
  }
}

function nearest({ before, after }: { before: Period | null; after: Period | null }, span: (of: Period) => string) {
  if (before && after) return `The hours before it are ${span(before)}, those after it ${span(after)}.`
  if (after) return `The next hours are ${span(after)}.`
  return before ? `The last hours were ${span(before)}.` : 'There are none within a week of it.'
}

function named({ kind, title }: Blocker): string {
  if (kind === 'calendar') return `The calendar ${title}`
  return kind === 'booking' ? `The booking “${title}”` : `The meeting “${title}”`
}

/** A time, with its date when that is another than the other one's. */
function moment(instantMs: number, besides: number, { timezone, timeFormat, dateFormat }: Reading): string {
  const time = formatTime(instantMs, timezone, timeFormat)
  const isSameDay = localDate(timezone, instantMs) === localDate(timezone, besides)
  return isSameDay ? time : `${formatDate(instantMs, timezone, dateFormat)}, ${time}`
}
