import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Invitar a más personas',
    label: 'Personas invitadas',
    hint: {
      one: 'El correo de una persona, que también recibirá la invitación.',
      many: 'Hasta {count} de correos, separados por comas. Estas personas también recibirán la invitación.',
      other: 'Hasta {count} correos, separados por comas. Estas personas también recibirán la invitación.',
    },
  },
  code: {
    label: 'Código del correo',
    sent: 'Hemos enviado un código a {email}. Escríbelo para reservar.',
    sentAt: 'Hemos enviado un código a {email} a las {time}. Escríbelo para reservar.',
    wrong: 'El código no es correcto. Escribe los seis dígitos del último correo que te enviamos.',
    resend: 'Enviar otro código',
    sending: 'Enviando…',
  },
} satisfies Translated<typeof source>
