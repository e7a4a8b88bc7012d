import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Gebucht von: {people}',
  guests: 'Gäste: {people}',
  with: 'Mit: {people}',
  busy: 'Beschäftigt',
} satisfies Translated<typeof source>
