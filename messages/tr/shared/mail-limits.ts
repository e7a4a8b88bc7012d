import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Bu adrese kısa sürede çok fazla e-posta gönderildi. Randevu alınmadı.',
  page: 'Bu sayfa şimdilik gönderebileceği kadar e-posta gönderdi. Randevu alınmadı.',
  /** `until`: `2026-11-23 14:05 UTC`. */
  own: {
    one: 'Hesabınız e-posta sınırına ulaştı: {until} saatine kadar en fazla {limit}. Kalan: {left}, bu işlem için gereken: {count}. Hiçbir şey değiştirilmedi.',
    other:
      'Hesabınız e-posta sınırına ulaştı: {until} saatine kadar en fazla {limit}. Kalan: {left}, bu işlem için gereken: {count}. Hiçbir şey değiştirilmedi.',
  },
} satisfies Translated<typeof source>
