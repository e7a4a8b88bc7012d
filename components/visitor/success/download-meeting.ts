import { downloadFile } from '@/lib/export/download'
import { toCalendarFile } from '@/lib/export/ics'
import { randomUuid } from '@/lib/meetings/visitor/attempt-key'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { getZone, toInstant } from '@/lib/scheduling/zone'
import { passwordLine } from '@/lib/vocabulary/calendars/join-words'
import { locationLabel } from '@/lib/vocabulary/calendars/location-label'
import type { PartTexts } from '@/messages/texts'

const DEFAULT_MINUTES = 30

export type EntryTexts = {
  success: PartTexts<'success'>
  booking: PartTexts<'booking'>
  joining: PartTexts<'joining'>
}

/** meeting.ics, made in the browser: an event of the visitor's own, apart from the invitation in their mail. */
export function downloadMeeting(
  facts: SuccessFacts,
  title: string | null,
  { success: { t }, booking, joining }: EntryTexts,
): void {
  const start = startOf(facts)
  const join = [facts.joinUrl, facts.password && passwordLine(facts.password, joining)]
  const file = toCalendarFile({
    id: randomUuid(crypto),
    host: window.location.hostname,
    sequence: 0,
    stamp: new Date(),
    start: new Date(start),
    end: new Date(start + (facts.durationMinutes ?? DEFAULT_MINUTES) * MINUTE_MS),
    summary: title ?? t.eventTitle,
    description: join.filter(Boolean).join('\n'),
    location: facts.location ? locationLabel(facts.location, facts.customLocation, booking.t.facts.toBeShared) : '',
    attendees: [],
  })
  downloadFile('meeting.ics', 'text/calendar;charset=utf-8', file)
}

/** The instant when the address had one, else its wall time read in its zone, or in the browser's. */
function startOf({ start, date, time, timezone }: SuccessFacts): number {
  if (start) return Date.parse(start)
  const zone = timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return toInstant(getZone(zone), Date.parse(`${date}T${time}:00Z`))
}
