import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '予約は{host}さんの承認後に確定します。それまでこの時間は確保されます。',
  submit: 'リクエストを送信',
  pending: '送信しています…',
} satisfies Translated<typeof source>
