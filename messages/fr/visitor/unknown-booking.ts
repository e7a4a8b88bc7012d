import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. Apart from it, because booking pages carry that from the start. */
export const unknownBooking = {
  heading: 'Rien à afficher ici',
  text: 'Il n’y a pas de réservation à afficher ici. Tous les détails sont dans votre e-mail de confirmation.',
  needsScripts:
    'Activez JavaScript pour voir votre réservation ici. Tous les détails sont dans votre e-mail de confirmation.',
} satisfies Translated<typeof source>
