import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Bu adrese kısa sürede çok fazla e-posta gönderildi. Randevu alınmadı.',
  page: 'Bu sayfa şimdilik gönderebileceği kadar e-posta gönderdi. Randevu alınmadı.',
} satisfies Translated<typeof source>
