import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. Apart from it, because booking pages carry that from the start. */
export const unknownBooking = {
  heading: 'Nada para mostrar aqui',
  text: 'Não há agendamento para mostrar aqui. O e-mail de confirmação tem todos os detalhes.',
  needsScripts: 'Ative o JavaScript para ver seu agendamento aqui. O e-mail de confirmação tem todos os detalhes.',
} satisfies Translated<typeof source>
