import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. */
export const unknownBooking = {
  heading: 'Nie ma tu nic do pokazania',
  text: 'Brak rezerwacji do wyświetlenia. Wszystkie szczegóły są w wiadomości z potwierdzeniem.',
  needsScripts:
    'Włącz JavaScript, aby zobaczyć tu swoją rezerwację. Wszystkie szczegóły są w wiadomości z potwierdzeniem.',
} satisfies Translated<typeof source>
