import { factsOf } from '@/lib/shared/calendars/providers'
import type { PartTexts } from '@/messages/texts'
import type { Meeting, MeetingEvent } from './schema'

type Words = PartTexts<'meetings'>

/** `Google Calendar and Zoom`. A place with several of the meeting's events is named once. */
export function listPlaces(events: readonly MeetingEvent[], { locale }: Words): string {
  const places = new Set(events.map(({ provider }) => placeOf(provider)))
  return new Intl.ListFormat(locale).format(places)
}

/** The owner changed the event in their calendar and has to decide what follows. */
export function isAsked({ error }: MeetingEvent): boolean {
  return error === 'deleted-there' || error === 'moved-there'
}

/** The question about an event that its owner deleted or moved in their calendar. */
export function describeChange({ provider, error }: MeetingEvent, isBooking: boolean, { t, say }: Words): string {
  const place = placeOf(provider)
  if (error !== 'deleted-there') return say(t.change.moved, { place })
  return say(isBooking ? t.change.deletedBooking : t.change.deletedMeeting, { place })
}

/** The reason why an event is missing or still there, and what its owner can do. */
export function describeFailure(event: MeetingEvent, status: Meeting['status'], { t, say }: Words): string {
  const { failures } = t.events
  const [service, place] = [factsOf(event.provider).name, placeOf(event.provider)]
  if (event.error === 'not-connected') return say(failures.notConnected, { service })
  if (event.error === 'no-link') return say(failures.noLink, { service })
  const texts = status === 'cancelled' ? failures.notRemoved : failures.notAdded
  switch (event.error) {
    case 'needs-reauth':
      if (event.account === '') return say(texts.reconnect, { place, service })
      return say(texts.reconnectAccount, { place, service, account: event.account })
    case 'forbidden':
      return say(texts.forbidden, { place })
    case 'gone':
      return say(texts.gone, { place })
    case 'expired':
      return say(texts.expired, { place, service })
    default:
      return say(texts.rejected, { place, service })
  }
}

function placeOf(provider: MeetingEvent['provider']): string {
  const { name, calendars } = factsOf(provider)
  return calendars?.name ?? name
}
