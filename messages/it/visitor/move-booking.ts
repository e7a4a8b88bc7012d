import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Scegli un nuovo orario',
  pageTitle: 'Sposta {title}',
  present: 'Il tuo orario attuale',
  keep: 'Mantieni questo orario',
  confirmTitle: 'Spostare a questo orario?',
  newTime: 'Nuovo orario',
  text: 'Il vecchio orario tornerà libero per altri. Invieremo un’email a te e a {host}.',
  message: 'Messaggio per {host} (facoltativo)',
  otherTime: 'Scegli un altro orario',
  submit: 'Sposta prenotazione',
  pending: 'Spostamento…',
  close: 'Chiudi',
  failure: {
    title: 'Prenotazione non spostata',
    network:
      'Non siamo riusciti a spostare la prenotazione. Controlla la connessione e riprova. Il tuo messaggio è ancora qui.',
    default: 'Non siamo riusciti a spostare la prenotazione. Riprova.',
    nothing: 'Non è cambiato nulla.',
    tooMany: 'Troppi tentativi dalla tua rete.',
    refused: {
      taken: 'Qualcun altro ha appena preso questo orario.',
      past: 'Questo orario o il tuo appuntamento è già iniziato.',
      notice: 'È troppo tardi per scegliere questo orario: serve più preavviso.',
      window: 'Questo orario è fuori dalle date prenotabili.',
      limit: 'Non si accettano altre prenotazioni intorno a questa data.',
      closed: 'Chi organizza l’appuntamento non è disponibile in questo orario o al momento non accetta prenotazioni.',
      hours: 'Questo orario non viene più proposto.',
      too_late: 'È troppo tardi per spostare qui questa prenotazione.',
      moves_used: 'Questa prenotazione non si può più spostare qui.',
      already_cancelled: 'Nel frattempo questa prenotazione è stata annullata.',
      booking_not_found: 'Non troviamo più questa prenotazione.',
      availability_unknown:
        'Il calendario di chi organizza l’appuntamento non risponde, quindi non possiamo verificare questo orario. Riprova tra un minuto.',
    },
    changed: 'Nel frattempo questa prenotazione è cambiata. Orario attuale: {time}. Vuoi ancora spostarla?',
    changedUnknown: 'Nel frattempo questa prenotazione è cambiata. Vuoi ancora spostarla?',
    contact: 'Scrivi a {host}: <mail>{email}</mail>',
    nearest: 'Orari disponibili più vicini:',
    noneNearby: 'Al momento non ci sono altri orari disponibili.',
  },
} satisfies Translated<typeof source>
