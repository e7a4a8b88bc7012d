import { downloadFile } from '@/lib/export/download'
import { toCalendarFile } from '@/lib/export/ics'
import { randomUuid } from '@/lib/meetings/visitor/attempt-key'
import type { toBookedEntry } from './booked-entry'

/** meeting.ics, made in the browser: an event of the visitor's own, apart from the invitation in their mail. */
export function downloadMeeting({ title, startTime, endTime, ...entry }: ReturnType<typeof toBookedEntry>): void {
  const file = toCalendarFile({
    id: randomUuid(crypto),
    host: window.location.hostname,
    sequence: 0,
    stamp: new Date(),
    start: startTime,
    end: endTime,
    summary: title,
    ...entry,
    attendees: [],
  })
  downloadFile('meeting.ics', 'text/calendar;charset=utf-8', file)
}
