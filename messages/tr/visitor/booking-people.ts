import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking. */
export const bookingPeople = {
  guests: {
    add: 'Konuk ekle',
    label: 'Konuklar',
    hint: {
      one: '{count} konuğun e-posta adresi. Davet ona da gönderilir.',
      other: 'En fazla {count} konuğun e-posta adresi, virgülle ayrılmış. Davet onlara da gönderilir.',
    },
  },
  /** The page checks that the address is the visitor's. */
  code: {
    label: 'E-postadaki kod',
    sent: '{email} adresine bir kod gönderdik. Randevu almak için kodu girin.',
    sentAt: '{email} adresine bir kod gönderdik ({time}). Randevu almak için kodu girin.',
    wrong: 'Kod doğru değil. Gönderdiğimiz son e-postadaki altı haneli kodu girin.',
    resend: 'Yeni kod gönder',
    sending: 'Gönderiliyor…',
  },
} satisfies Translated<typeof source>
