import { randomUUID } from 'node:crypto'
import type { EventDraft } from '@/lib/calendars/providers/provider'
import { HOUR_MS } from '@/lib/scheduling/units'

/** Nine in the morning UTC, some days from today. */
export function nineOClock(daysAhead: number): number {
  return Math.floor(Date.now() / 86_400_000) * 86_400_000 + daysAhead * 86_400_000 + 9 * HOUR_MS
}

export function makeDraft(more: Partial<EventDraft> = {}): EventDraft {
  const start = nineOClock(7)
  return {
    key: randomUUID(),
    title: 'Intro call with Vi',
    description: 'Booked through Slotform',
    start,
    end: start + HOUR_MS,
    timezone: 'Europe/Istanbul',
    location: 'By video',
    joinUrl: null,
    hasLeft: () => false,
    attendees: [{ name: 'Vi', email: 'vi@example.com' }],
    wantsConference: true,
    notifies: true,
    sequence: 0,
    ...more,
  }
}
