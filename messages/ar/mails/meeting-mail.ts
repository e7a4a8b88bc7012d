import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'دعوة: {title}', heading: 'دعوة إلى اجتماع من {owner}' },
  update: { subject: 'تم التحديث: {title}', heading: 'تم تعديل الاجتماع من قِبل {owner}' },
  cancellation: { subject: 'تم الإلغاء: {title}', heading: 'تم إلغاء الاجتماع من قِبل {owner}' },
  /** For a guest whom the attendee of a booking brings. */
  guest: {
    invitation: 'وصلتك دعوة إلى اجتماع مع {owner}',
    update: 'تم تغيير موعد اجتماعك مع {owner}',
    cancellation: 'تم إلغاء اجتماعك مع {owner}',
    leave: 'لن أحضر',
  },
} satisfies Translated<typeof source>
