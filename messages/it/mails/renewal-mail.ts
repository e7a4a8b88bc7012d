import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: 'Ricollega {service} per non interrompere le prenotazioni',
  heading: 'Accesso a {service} da rinnovare',
  text: 'Slotform non può più accedere al tuo account {service}. Succede quando l’accesso viene revocato, una password cambia o il collegamento non viene usato per un po’.',
  textWithAccount:
    'Slotform non può più accedere al tuo account {service} {account}. Succede quando l’accesso viene revocato, una password cambia o il collegamento non viene usato per un po’.',
  consequence:
    'Finché non lo ricolleghi, non offriremo gli orari che ne dipendono e i nuovi appuntamenti non avranno né link né evento nel calendario. Non è stato eliminato nulla.',
  button: 'Ricollega {service}',
} satisfies Translated<typeof source>
