import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner’s calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'Randevuyu alan: {people}',
  /** Brought by the person who booked. */
  guests: 'Konuklar: {people}',
  with: 'Katılımcılar: {people}',
  busy: 'Meşgul',
} satisfies Translated<typeof source>
