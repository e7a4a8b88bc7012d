import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'إشعارات أخرى من الساعة الماضية',
  bookings: {
    zero: 'لا حجوزات أخرى',
    one: 'حجز آخر',
    two: 'حجزان آخران',
    few: '{count} حجوزات أخرى',
    many: '{count} حجزًا آخر',
    other: '{count} حجز آخر',
  },
  requests: {
    zero: 'لا طلبات حجز أخرى',
    one: 'طلب حجز آخر',
    two: 'طلبا حجز آخران',
    few: '{count} طلبات حجز أخرى',
    many: '{count} طلب حجز آخر',
    other: '{count} طلب حجز آخر',
  },
  cancellations: {
    zero: 'لا إلغاءات',
    one: 'إلغاء واحد',
    two: 'إلغاءان',
    few: '{count} إلغاءات',
    many: '{count} إلغاءً',
    other: '{count} إلغاء',
  },
  responses: {
    zero: 'لا ردود أخرى',
    one: 'رد آخر',
    two: 'ردان آخران',
    few: '{count} ردود أخرى',
    many: '{count} ردًا آخر',
    other: '{count} رد آخر',
  },
  /** `title` of the meeting or the form, `who` booked or answered. */
  entry: '{title}، {who}',
  reason: 'الرسالة: {reason}',
  more: 'و{left} غيرها',
  openMeetings: 'فتح اجتماعاتك',
  openForms: 'فتح نماذجك',
  why: 'عندما تصل إشعارات كثيرة خلال ساعة، نجمع البقية في رسالة واحدة كي لا يمتلئ صندوق الوارد لديك.',
} satisfies Translated<typeof source>
