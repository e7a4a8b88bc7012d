import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. Apart from it, because booking pages carry that from the start. */
export const unknownBooking = {
  heading: 'Nada que mostrar',
  text: 'No hay ninguna reserva que mostrar. Tu correo de confirmación contiene todos los detalles.',
  needsScripts: 'Activa JavaScript para ver aquí tu reserva. Tu correo de confirmación contiene todos los detalles.',
} satisfies Translated<typeof source>
