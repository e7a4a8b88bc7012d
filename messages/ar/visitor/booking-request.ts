import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: 'يتأكد الحجز بعد موافقة {host}. وحتى ذلك الحين يبقى الموعد محجوزًا لك.',
  submit: 'إرسال الطلب',
  pending: 'جارٍ الإرسال…',
} satisfies Translated<typeof source>
