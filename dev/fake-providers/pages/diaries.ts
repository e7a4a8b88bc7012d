import type { FakeProviders } from '../fake-providers'
import { GOOGLE_ACCOUNTS } from '../google/google'
import { MICROSOFT_ACCOUNTS } from '../microsoft/microsoft'

export type DiaryEvent = {
  id: string
  title: string
  /** An instant, or a whole day's date. */
  start: string
  isFree: boolean
  link: string
  /** Empty for the account's first one. */
  calendar: string
}
/** All calendars of one account. */
export type Diary = { provider: 'google' | 'microsoft'; account: string; title: string; events: DiaryEvent[] }

export function listGoogle({ google }: FakeProviders): Diary[] {
  return GOOGLE_ACCOUNTS.map(({ email, name }) => {
    const events = google.state.listOf(email).flatMap(({ entry }) =>
      google.events({ account: email, calendarId: entry.id }).map((event) => ({
        id: event.id,
        title: event.summary ?? 'Untitled',
        start: event.start?.dateTime ?? event.start?.date ?? '',
        isFree: event.transparency === 'transparent',
        link: event.hangoutLink ?? toLink(event.location),
        calendar: entry.primary ? '' : (entry.summary ?? ''),
      })),
    )
    return { provider: 'google', account: email, title: `${name}’s Google calendar`, events: sorted(events) }
  })
}

export function listMicrosoft({ microsoft }: FakeProviders): Diary[] {
  return MICROSOFT_ACCOUNTS.map(({ email, name }) => {
    const events = microsoft.state.listOf(email).flatMap(({ entry }) =>
      microsoft.events({ account: email, calendarId: entry.id }).map((event) => ({
        id: event.id,
        title: event.subject ?? 'Untitled',
        start: event.isAllDay ? (event.start?.dateTime?.slice(0, 10) ?? '') : `${event.start?.dateTime?.slice(0, 19)}Z`,
        isFree: event.showAs === 'free',
        link: event.onlineMeeting?.joinUrl ?? toLink(event.location?.displayName),
        calendar: entry.isDefaultCalendar ? '' : (entry.name ?? ''),
      })),
    )
    return { provider: 'microsoft', account: email, title: `${name}’s Outlook calendar`, events: sorted(events) }
  })
}

const sorted = (events: DiaryEvent[]) => events.sort((one, other) => one.start.localeCompare(other.start))
const toLink = (place: string | null | undefined) => (place?.startsWith('http') ? place : '')
