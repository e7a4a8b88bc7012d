import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}، {when}',
  when: 'الموعد:',
  /** The time before a move, struck out. */
  before: 'الموعد السابق:',
  yourTime: '{when} (بتوقيتك)',
  otherTime: '{when} (بتوقيت {name})',
  /** The same in a small line beneath, which leaves out the date if it is the same. */
  otherTimeThatDay: '{period}، {zone} (بتوقيت {name})',
  otherTimeInFull: '{date}، {period}، {zone} (بتوقيت {name})',
  /** Dates and zones come from `Intl`: `الأربعاء، 3 يونيو 2026، 14:30–15:00، (GMT+03:00) Istanbul`. */
  times: '{date}، {period}، {zone}',
  timesThere: '{date}، {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}، {time}، {zone}',
  who: 'المشاركون:',
  person: '{name} ({email})',
  where: 'المكان:',
  description: 'الوصف:',
  ownWords: 'رسالة من {owner}:',
  yourWords: 'رسالتك:',
  /** Links: `Google Calendar · Outlook`. */
  addToCalendar: 'يمكنك الإضافة إلى {calendars} أو فتح الدعوة المرفقة.',
  calendarHint: 'لإضافة الاجتماع إلى تقويمك، يكفي فتح الدعوة المرفقة.',
  map: 'فتح الخريطة',
  /** A place with nothing but a link to join. */
  online: 'عبر الإنترنت',
  /** To the owner, who has written down no place yet. */
  toBeSentByYou: 'عليك إرسال التفاصيل إلى {guest}',
  openMeeting: 'فتح الاجتماع',
  /** The link came after the first email, or a calendar that was to invite people did not. */
  link: { subject: 'رابط الاجتماع: {title} مع {name}', heading: 'رابط اجتماعك جاهز' },
  invite: { subject: 'لتقويمك: {title} مع {name}', heading: 'إضافة الاجتماع إلى تقويمك' },
} satisfies Translated<typeof source>
