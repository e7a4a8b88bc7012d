import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner’s calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: 'صاحب الحجز: {people}',
  /** Brought by the person who booked. */
  guests: 'الضيوف: {people}',
  with: 'المشاركون: {people}',
  busy: 'مشغول',
} satisfies Translated<typeof source>
