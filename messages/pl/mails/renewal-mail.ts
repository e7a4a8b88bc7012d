import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Połącz ponownie {service}, aby rezerwacje działały',
  heading: 'Połączenie z {service} wymaga odnowienia',
  text: 'Slotform nie ma już dostępu do Twojego konta {service}. Dzieje się tak, gdy dostęp zostanie cofnięty, zmieni się hasło lub połączenie nie jest przez pewien czas używane.',
  textWithAccount:
    'Slotform nie ma już dostępu do Twojego konta {service} ({account}). Dzieje się tak, gdy dostęp zostanie cofnięty, zmieni się hasło lub połączenie nie jest przez pewien czas używane.',
  consequence:
    'Dopóki nie połączysz konta ponownie, nie będziemy pokazywać terminów, które od niego zależą, a nowe spotkania nie dostaną linku ani wpisu w kalendarzu. Nic nie zostało usunięte.',
  button: 'Połącz ponownie {service}',
} satisfies Translated<typeof source>
