import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { describeEntry } from '@/lib/shared/calendars/entry-words'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import type { PartTexts } from '@/messages/texts'
import type { RememberedBooking } from '../shared/remembered-booking'

const DEFAULT_MINUTES = 30

export type EntryTexts = {
  success: PartTexts<'success'>
  booking: PartTexts<'booking'>
  locations: PartTexts<'locations'>
  joining: PartTexts<'joining'>
  entry: PartTexts<'entry'>
}

/** The booking as an entry of the visitor's own calendar. */
export function toBookedEntry(facts: SuccessFacts, booked: RememberedBooking | null, texts: EntryTexts) {
  const start = startOf(facts)
  const title = booked?.title ?? texts.success.t.eventTitle
  const managePath = booked?.guest?.managePath
  return {
    title,
    startTime: new Date(start),
    endTime: new Date(start + (facts.durationMinutes ?? DEFAULT_MINUTES) * MINUTE_MS),
    description: describeEntry(
      {
        title,
        name: booked?.host.name ?? null,
        joinUrl: facts.joinUrl,
        password: facts.password,
        link: managePath ? { for: 'guest', url: window.location.origin + managePath } : null,
      },
      texts,
    ),
    location: facts.location ? placeLabel(facts.location, facts.customLocation, booked, texts) : '',
  }
}

/** The place, or who will send it. */
export function placeLabel(
  location: string,
  customLocation: string | null,
  booked: RememberedBooking | null,
  { booking, locations }: Pick<EntryTexts, 'booking' | 'locations'>,
): string {
  const open = booked ? locations.say(locations.t.toBeSent, { host: booked.host.name }) : booking.t.facts.toBeShared
  return locationLabel(location, customLocation, open)
}

/** The instant when the address had one, else its wall time read in its zone, or in the browser's. */
function startOf({ start, date, time, timezone }: SuccessFacts): number {
  if (start) return Date.parse(start)
  const zone = timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return toInstant(getZone(zone), Date.parse(`${date}T${time}:00Z`))
}
