import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Agendado por: {people}',
  guests: 'Pessoas convidadas: {people}',
  with: 'Com: {people}',
  busy: 'Ocupado',
} satisfies Translated<typeof source>
