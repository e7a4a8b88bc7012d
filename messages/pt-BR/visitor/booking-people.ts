import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Convidar mais pessoas',
    label: 'Pessoas convidadas',
    hint: {
      one: 'O e-mail de uma pessoa, que também receberá o convite.',
      many: 'Até {count} de e-mails, separados por vírgulas. Essas pessoas também receberão o convite.',
      other: 'Até {count} e-mails, separados por vírgulas. Essas pessoas também receberão o convite.',
    },
  },
  code: {
    label: 'Código recebido por e-mail',
    sent: 'Enviamos um código para {email}. Digite-o para agendar.',
    sentAt: 'Enviamos um código para {email} às {time}. Digite-o para agendar.',
    wrong: 'O código não confere. Digite os seis dígitos do nosso e-mail mais recente.',
    resend: 'Enviar outro código',
    sending: 'Enviando…',
  },
} satisfies Translated<typeof source>
