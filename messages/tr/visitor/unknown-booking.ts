import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. */
export const unknownBooking = {
  heading: 'Burada gösterilecek bir şey yok',
  text: 'Burada gösterilecek bir randevu yok. Bütün ayrıntılar onay e-postanızda.',
  needsScripts: 'Randevunuzu burada görmek için JavaScript’i açın. Bütün ayrıntılar onay e-postanızda.',
} satisfies Translated<typeof source>
