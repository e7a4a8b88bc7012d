import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'La tua prenotazione',
  status: {
    pending: 'In attesa di approvazione',
    confirmed: 'Confermata',
    over: 'Conclusa',
    cancelled: 'Annullata',
    withdrawn: 'Ritirata',
    declined: 'Rifiutata',
    expired: 'Scaduta',
  },
  with: 'Il tuo appuntamento con {host}',
  attendee: 'Prenotazione di',
  guests: 'Persone invitate',
  answers: 'Le tue risposte',
  yourTime: 'La tua ora',
  hostTime: 'Per {host}: {period}, {zone}',
  hostTimeInFull: 'Per {host}: {date}, {period}, {zone}',
  download: 'Aggiungi al calendario',
  bookAnother: 'Prenota un altro appuntamento',
  bookAgain: 'Prenota di nuovo',
  pendingNote: '{host} deve approvare la prenotazione. Intanto l’orario resta riservato a te. Ti avviseremo via email.',
  pendingUntil:
    '{host} può approvare la prenotazione fino a {until}. Intanto l’orario resta riservato a te. Ti avviseremo via email.',
  declinedNote: '{host} non può in questo orario.',
  expiredNote: '{host} non ha risposto in tempo, quindi questo orario è di nuovo libero.',
  reason: 'Messaggio di {host}:',
  move: 'Sposta',
  loading: 'Caricamento…',
  cancel: 'Annulla prenotazione',
  cancelTitle: 'Annullare questa prenotazione?',
  request: {
    cancel: 'Ritira richiesta',
    cancelTitle: 'Ritirare questa richiesta?',
    keep: 'Mantieni richiesta',
    cancelling: 'Ritiro in corso…',
  },
  cancelText: 'L’orario tornerà libero per altri. Invieremo un’email a te e a {host}.',
  message: 'Messaggio per {host} (facoltativo)',
  keep: 'Mantieni prenotazione',
  close: 'Chiudi',
  cancelling: 'Annullamento…',
  cancelled: { heading: 'Il tuo appuntamento è annullato', text: 'Abbiamo inviato un’email a te e a {host}.' },
  withdrawn: { heading: 'Hai ritirato la tua richiesta', text: 'Abbiamo inviato un’email a te e a {host}.' },
  moved: {
    heading: 'Il tuo appuntamento ha un nuovo orario',
    text: 'Abbiamo inviato un’email a te e a {host}.',
  },
  cancelFailed: 'Non siamo riusciti ad annullare la prenotazione. Riprova.',
} satisfies Translated<typeof source>
