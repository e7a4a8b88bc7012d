import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Réservé par : {people}',
  guests: 'Personnes invitées : {people}',
  with: 'Avec : {people}',
  busy: 'Occupé',
} satisfies Translated<typeof source>
