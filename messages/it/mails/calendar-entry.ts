import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Prenotazione di: {people}',
  guests: 'Persone invitate: {people}',
  with: 'Con: {people}',
  busy: 'Occupato',
} satisfies Translated<typeof source>
