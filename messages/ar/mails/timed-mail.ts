import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'تذكير: {title} مع {name}',
  heading: 'اقترب موعد اجتماعك',
  change: 'تغيير الموعد أو الإلغاء',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'بعد اجتماعك: {title} مع {owner}',
  heading: 'رسالة بخصوص اجتماعك',
  openForm: 'الإجابة عن بضعة أسئلة',
} satisfies Translated<typeof followUpSource>
