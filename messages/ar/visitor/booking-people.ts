import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking. */
export const bookingPeople = {
  guests: {
    add: 'إضافة ضيوف',
    label: 'الضيوف',
    hint: {
      zero: 'لا يمكن إضافة ضيوف.',
      one: 'عنوان البريد الإلكتروني لضيف واحد. ستصله الدعوة أيضًا.',
      two: 'عنوانا البريد الإلكتروني لضيفين كحد أقصى، بينهما مسافة. ستصلهما الدعوة أيضًا.',
      few: 'عناوين البريد الإلكتروني لما يصل إلى {count} ضيوف، تفصل بينها مسافات. ستصلهم الدعوة أيضًا.',
      many: 'عناوين البريد الإلكتروني لما يصل إلى {count} ضيفًا، تفصل بينها مسافات. ستصلهم الدعوة أيضًا.',
      other: 'عناوين البريد الإلكتروني لما يصل إلى {count} ضيف، تفصل بينها مسافات. ستصلهم الدعوة أيضًا.',
    },
  },
  /** The page checks that the address is the visitor's. */
  code: {
    label: 'الرمز الوارد في الرسالة',
    sent: 'أرسلنا رمزًا إلى {email}. يُرجى إدخاله لإتمام الحجز.',
    sentAt: 'أرسلنا رمزًا إلى {email} في الساعة {time}. يُرجى إدخاله لإتمام الحجز.',
    wrong: 'هذا ليس الرمز الصحيح. يُرجى إدخال الأرقام الستة الواردة في آخر رسالة منا.',
    resend: 'إرسال رمز آخر',
    sending: 'جارٍ الإرسال…',
  },
} satisfies Translated<typeof source>
