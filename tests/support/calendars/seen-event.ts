import type { SeenEvent } from '@/lib/calendars/providers/provider'

/** An imported event without other people: one hour on 2026-06-03. */
export function seenEvent(fields: Partial<SeenEvent> = {}): SeenEvent {
  return {
    id: 'e1',
    icalUid: null,
    title: 'Dentist',
    description: '',
    start: Date.UTC(2026, 5, 3, 9),
    end: Date.UTC(2026, 5, 3, 10),
    isAllDay: false,
    isCancelled: false,
    isFree: false,
    isTentative: false,
    isDeclined: false,
    attendees: [],
    location: '',
    joinUrl: null,
    webLink: null,
    ...fields,
  }
}
