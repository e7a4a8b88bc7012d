import { withTimeout } from '@/lib/platform/with-timeout'
import { cutOut, type Period } from '@/lib/scheduling'
import { type CalendarChoice, readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { type OpenConnection, openAccounts } from '../accounts/open-accounts'
import { backOff, isBackingOff } from '../busy/backoff'
import { type CalendarBusy, PATIENCE_MS } from '../busy/busy'
import { cutToPeriod } from '../providers/busy-cache-windows'
import { cut, isMeeting } from './imported-meeting'
import { latestOf, splitOwn } from './seen-events'

/** A booking of an owner, and the calendars that block the owner's time. */
type Question = { userId: string; choices: string[]; bookingId: string }

/** Time that something else takes. `calendar`: its account, as people know it; the title may be empty. */
export type OtherEvent = Period & { title: string; calendar: string }

type Beside = {
  /** When the calendars hold the booking itself. */
  own: Period[]
  /** By their start. */
  others: OtherEvent[]
  /** The accounts that could not be read; an empty text for one that is not connected any more. */
  unread: string[]
}

/**
 * What is in the calendars in a period beside a booking. Free/busy answers include the booking's own events and say no more than
 * when: so the events are listed, for this period alone.
 */
export async function readBesideBooking({ userId, choices, bookingId }: Question, period: Period): Promise<Beside> {
  const calendars = [...new Set(choices)].map(readCalendarChoice)
  const accounts = await openAccounts(calendars.flatMap((calendar) => calendar?.integrationId ?? []))
  const readings = await Promise.all(
    calendars.map(async (calendar): Promise<Beside> => {
      const account = calendar && accounts.get(calendar.integrationId)
      if (!account || account.userId !== userId) return { own: [], others: [], unread: [''] }
      const name = account.account || SERVICE_NAMES[account.type]
      return (
        (await readCalendar(account, { calendar, bookingId, name }, period)) ?? { own: [], others: [], unread: [name] }
      )
    }),
  )
  return {
    own: readings.flatMap(({ own }) => own),
    others: readings.flatMap(({ others }) => others).sort((one, other) => one.start - other.start),
    unread: readings.flatMap(({ unread }) => unread),
  }
}

/**
 * Busy times without a booking that is to be moved. What else is at its time stays taken; where that cannot be read, its time is
 * among what is unread.
 */
export async function withoutBooking(
  external: CalendarBusy,
  question: Question,
  period: Period,
): Promise<CalendarBusy> {
  const { own, others, unread } = await readBesideBooking(question, period)
  if (unread.length > 0) return { ...external, unread: [...external.unread, period] }
  const rest = cutToPeriod(own, period).reduce<Period[]>(cutOut, external.busy)
  return { ...external, busy: [...rest, ...cutToPeriod(others, period)] }
}

type Asked = { calendar: CalendarChoice; bookingId: string; name: string }

/** Null when it cannot be read. */
async function readCalendar(
  { userId, provider, connection }: OpenConnection,
  { calendar, bookingId, name }: Asked,
  { start: from, end: to }: Period,
): Promise<Beside | null> {
  const key = { ...calendar, userId }
  if (!provider.changes || isBackingOff(key)) return null
  const begunAt = Date.now()
  try {
    const page = await withTimeout(PATIENCE_MS, provider.changes(connection, calendar.calendarId, null, { from, to }))
    if (page === 'pending') throw new Error('This calendar takes too long')
    const isThere = ({ start, end }: Period) => start < end && start < to && end > from
    const events = latestOf(page).filter((event) => isMeeting(event) && !event.isFree && isThere(event))
    const { own, others } = await splitOwn(userId, events, { bookingId })
    const closed = (page.closed ?? []).filter(isThere).map((period) => ({ ...period, title: '' }))
    return {
      own,
      others: [...others, ...closed].map(({ start, end, title }) => ({
        start,
        end,
        title: cut(title, MAX_TITLE),
        calendar: name,
      })),
      unread: [],
    }
  } catch (error) {
    backOff(key, begunAt, error)
    return null
  }
}
