import { HORIZON_DAYS } from '@/lib/scheduling'
import type { Period } from '@/lib/scheduling/busy'
import type { SlotReason } from '@/lib/scheduling/explain'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { startOfDate } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Clock } from '@/lib/time/meeting-time'
import type { PartTexts } from '@/messages/texts'
import { blockerName } from './blocker-name'
import type { Blocker, Closure, HostsReason } from './explanation'

type Reading = Pick<Clock, 'timezone' | 'timeFormat' | 'dateFormat'>
type Words = PartTexts<'explain'>
type Reason = SlotReason<Blocker, Closure> | Omit<HostsReason, 'code' | 'change'>

/** One reason as a sentence, with times in the reader's zone. `at` is the start it is about, epoch milliseconds. */
export function reasonSentence(reason: Reason, at: number, clock: Reading, words: Words): string {
  const { say } = words
  const t = words.t.reasons
  const time = (instantMs: number) => moment(instantMs, at, clock, words)
  const span = ({ start, end }: Period) =>
    say(words.t.span, { start: time(start), end: moment(end, start, clock, words) })
  switch (reason.kind) {
    case 'past':
      return t.past
    case 'hosts':
      if (reason.group === '') return t.noHosts
      return say(t.hosts, { group: reason.group, free: reason.free, need: reason.need })
    case 'too_far':
      return say(t.tooFar, { days: HORIZON_DAYS })
    case 'notice':
      return say(t.notice, { earliest: time(reason.earliest) })
    case 'outside_dates':
      return outsideDates(reason, clock, words)
    case 'closed':
      return say(t.closed, { title: reason.by.title || t.untitledTimeOff })
    case 'limit':
      return say(t.limit[reason.limit.per], { count: reason.limit.max })
    case 'outside_hours':
      return outsideHours(reason, span, words)
    case 'too_late_in_window': {
      const window = span(reason.window)
      if (reason.lastStart === null) return say(t.windowTooShort, { window })
      return say(t.tooLate, { window, lastStart: time(reason.lastStart) })
    }
    case 'between_starts':
      return reason.before === null
        ? say(t.beforeFirstStart, { after: time(reason.after) })
        : say(t.betweenStarts, { before: time(reason.before), after: time(reason.after) })
    case 'blocked': {
      const kind = kindOf(reason.by)
      const values = { title: blockerName(reason.by, words), span: span(reason.by) }
      return reason.gapMinutes === null
        ? say(t.taken[kind], values)
        : say(t.tooClose[kind], { ...values, minutes: reason.gapMinutes })
    }
    case 'unread':
      return reason.by.title === '' ? t.unread.goneCalendar : say(t.unread.calendar, { title: reason.by.title })
  }
}

/** True where rules alone keep a start back: nothing of the owner's is in its way, and enough hosts are free. */
export function isCalendarFree(reasons: readonly Reason[]): boolean {
  return reasons.every(({ kind }) => kind !== 'blocked' && kind !== 'unread' && kind !== 'hosts')
}

function outsideDates(
  { date, firstDate, lastDate }: Extract<Reason, { kind: 'outside_dates' }>,
  { timezone, dateFormat }: Reading,
  { t, say, locale }: Words,
): string {
  const shown = (day: string) => formatDate(startOfDate(timezone, day), timezone, dateFormat, locale)
  if (firstDate !== null && date < firstDate) return say(t.reasons.beforeDates, { first: shown(firstDate) })
  return say(t.reasons.afterDates, { last: shown(lastDate ?? date) })
}

type Neighbors = { before: Period | null; after: Period | null }

function outsideHours({ before, after }: Neighbors, span: (of: Period) => string, { t, say }: Words): string {
  const texts = t.reasons.outsideHours
  if (before && after) return say(texts.between, { before: span(before), after: span(after) })
  if (after) return say(texts.before, { after: span(after) })
  return before ? say(texts.after, { before: span(before) }) : texts.noneNear
}

/** The owner disconnected the account of a calendar without a title. */
function kindOf({ kind, title }: Blocker) {
  return kind === 'calendar' && title === '' ? 'goneCalendar' : kind
}

/** The time, preceded by its date unless that is the date of `besides`. */
function moment(instantMs: number, besides: number, { timezone, timeFormat, dateFormat }: Reading, words: Words) {
  const { t, say, locale } = words
  const time = formatTime(instantMs, timezone, timeFormat, locale)
  if (localDate(timezone, instantMs) === localDate(timezone, besides)) return time
  return say(t.moment, { date: formatDate(instantMs, timezone, dateFormat, locale), time })
}
