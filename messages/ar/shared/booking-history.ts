import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking’s life. `{who}` is a name, or “أنت”; `{guest}` an address. */
export const bookingHistory = {
  title: 'السجل',
  you: 'أنت',
  system: 'Slotform',
  steps: {
    booked: 'تم حجز الاجتماع · {who}',
    requested: 'تم طلب الاجتماع · {who}',
    approved: 'تمت الموافقة · {who}',
    declined: 'تم الرفض · {who}',
    expired: 'انتهت صلاحية الطلب',
    moved: 'تم تغيير الموعد من {from} إلى {to} · {who}',
    cancelled: 'تم الإلغاء · {who}',
    no_show: 'تم تسجيل عدم الحضور · {who}',
    guest_left: 'اعتذار عن الحضور · {guest}',
  },
  reason: '«{reason}»',
  noShowTakenBack: 'تم التراجع عن تسجيل عدم الحضور · {who}',
  inCalendar: {
    moved: 'تم تغيير الموعد في التقويم من {from} إلى {to} · {who}',
    cancelled: 'تم الإلغاء في التقويم · {who}',
  },
  inYourCalendar: {
    moved: 'تم تغيير الموعد في تقويمك من {from} إلى {to} · {who}',
    cancelled: 'تم الإلغاء في تقويمك · {who}',
  },
} satisfies Translated<typeof source>
