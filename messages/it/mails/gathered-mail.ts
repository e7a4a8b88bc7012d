import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Altre novità dell’ultima ora',
  bookings: {
    one: '{count} altra prenotazione',
    many: '{count} di altre prenotazioni',
    other: '{count} altre prenotazioni',
  },
  requests: {
    one: '{count} altra richiesta di prenotazione',
    many: '{count} di altre richieste di prenotazione',
    other: '{count} altre richieste di prenotazione',
  },
  cancellations: {
    one: '{count} annullamento',
    many: '{count} di annullamenti',
    other: '{count} annullamenti',
  },
  responses: { one: '{count} altra risposta', many: '{count} di altre risposte', other: '{count} altre risposte' },
  entry: '{title}, {who}',
  reason: 'Messaggio: {reason}',
  more: 'e ancora {left}',
  openMeetings: 'Apri i tuoi appuntamenti',
  openForms: 'Apri i tuoi moduli',
  why: 'Quando in un’ora arrivano molte notifiche, riuniamo le restanti in una sola email per non riempire la tua posta in arrivo.',
} satisfies Translated<typeof source>
