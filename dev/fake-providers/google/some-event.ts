import { DAY_MS } from '@/lib/scheduling/units'
import type { GoogleEvent } from './state'

/** An event of another organizer. Instants, or whole days `yyyy-MM-dd` with an exclusive end. */
export type GoogleEventInput = {
  account?: string
  /** The primary calendar when left out. */
  calendarId?: string
  title?: string
  start: number | string
  end: number | string
  isFree?: boolean
  status?: 'confirmed' | 'tentative' | 'cancelled'
  /** The account's own answer to the invitation. */
  answer?: 'accepted' | 'declined' | 'tentative' | 'needsAction'
  attendees?: string[]
  description?: string
  location?: string
  /** A series of `times` instances, `everyDays` apart. */
  repeats?: { everyDays: number; times: number }
  /** Fields of Google's own. */
  more?: Partial<GoogleEvent>
}

export function toGoogleEvent(
  event: Omit<GoogleEventInput, 'account'>,
  account: string,
  id: string,
  shiftDays: number,
): GoogleEvent {
  const time = (value: number | string) => {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      return { date: new Date(Date.parse(value) + shiftDays * DAY_MS).toISOString().slice(0, 10) }
    return { dateTime: new Date(new Date(value).getTime() + shiftDays * DAY_MS).toISOString() }
  }
  const own = event.answer ? [{ email: account, self: true, responseStatus: event.answer }] : []
  const others = (event.attendees ?? []).map((email) => ({ email, responseStatus: 'needsAction' }))
  return {
    kind: 'calendar#event',
    id,
    status: event.status ?? 'confirmed',
    summary: event.title ?? 'Something else',
    ...(event.description && { description: event.description }),
    ...(event.location && { location: event.location }),
    start: time(event.start),
    end: time(event.end),
    ...(event.isFree && { transparency: 'transparent' }),
    ...(own.length + others.length > 0 && { attendees: [...own, ...others] }),
    iCalUID: `${id.split('_')[0]}@google.com`,
    htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
    created: new Date().toISOString(),
    creator: { email: account, self: true },
    organizer: { email: account, self: true },
    eventType: 'default',
    sequence: 0,
  }
}
