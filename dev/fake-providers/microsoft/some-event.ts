import type { Event } from '@microsoft/microsoft-graph-types'
import { DAY_MS } from '@/lib/scheduling/units'
import type { GoogleEventInput } from '../google/some-event'
import { MAILBOX_ZONE, type MicrosoftEvent, newEventId, now } from './state'

const ANSWERS = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentativelyAccepted',
  needsAction: 'notResponded',
} as const

export type MicrosoftEventInput = Omit<GoogleEventInput, 'more'> & { more?: Partial<Event> }

/** Makes an event of another organizer: a single one, or a series with its instances. */
export function toMicrosoftEvents(event: MicrosoftEventInput, account: string): MicrosoftEvent[] {
  const whole = { ...toOne(event, account, 0), ...event.more }
  if (!event.repeats) return [{ ...whole, type: 'singleInstance' }]
  const { everyDays, times } = event.repeats
  const master: MicrosoftEvent = { ...whole, type: 'seriesMaster' }
  const single = Array.from({ length: times }, (_, index): MicrosoftEvent => {
    const { start, end } = toOne(event, account, index * everyDays)
    return { ...whole, id: newEventId(), type: 'occurrence', seriesMasterId: master.id, start, end }
  })
  return [master, ...single]
}

function toOne(event: MicrosoftEventInput, account: string, shiftDays: number): MicrosoftEvent {
  const isAllDay = typeof event.start === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(event.start)
  // Midnights of whole days stay as they are in any requested zone.
  const time = (value: number | string) => ({
    dateTime: new Date(new Date(value).getTime() + shiftDays * DAY_MS).toISOString().replace('Z', '0000'),
    timeZone: 'UTC',
  })
  const answer = event.answer ? ANSWERS[event.answer] : 'organizer'
  const more: Event = event.description ? { body: { contentType: 'text', content: event.description } } : {}
  return {
    ...more,
    id: newEventId(),
    subject: event.title ?? 'Something else',
    bodyPreview: event.description ?? '',
    location: { displayName: event.location ?? '' },
    start: time(event.start),
    end: time(event.end),
    isAllDay,
    isCancelled: event.status === 'cancelled',
    showAs: event.isFree ? 'free' : event.status === 'tentative' ? 'tentative' : 'busy',
    responseStatus: { response: answer, time: now() },
    isOrganizer: answer === 'organizer',
    organizer: { emailAddress: { name: account, address: account } },
    attendees: (event.attendees ?? []).map((email) => ({
      type: 'required',
      emailAddress: { name: email, address: email },
    })),
    originalStartTimeZone: MAILBOX_ZONE.windows,
    originalEndTimeZone: MAILBOX_ZONE.windows,
    iCalUId: `040000008200E00074C5B7101A82E008${newEventId().slice(4, 36)}`,
    isOnlineMeeting: false,
    onlineMeeting: null,
    webLink: 'https://outlook.office365.com/owa/?itemid=fake&path=/calendar/item',
  }
}
