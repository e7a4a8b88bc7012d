import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Osoba rezerwująca: {people}',
  guests: 'Goście: {people}',
  with: 'Uczestnicy: {people}',
  busy: 'Zajęty termin',
} satisfies Translated<typeof source>
