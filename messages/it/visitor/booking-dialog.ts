import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Completa la prenotazione',
  close: 'Chiudi',
  hostTime: '{time} per {host}',
  name: 'Nome',
  email: 'Email',
  emailHint: 'Qui riceverai la conferma e l’invito per il tuo calendario.',
  requiredNote: 'Obbligatorio',
  loading: 'Caricamento delle domande…',
  notLoaded: 'Non siamo riusciti a caricare le domande.',
  loadAgain: 'Riprova',
  submit: 'Prenota',
  pending: 'Prenotazione in corso…',
  failure: {
    title: 'Errore',
    default: 'Prenotazione non riuscita',
    network:
      'Non siamo riusciti a inviare la prenotazione. Controlla la connessione e riprova. I tuoi dati sono ancora qui.',
    gone: 'Questa pagina non è più pubblicata. Non è stato prenotato nulla.',
    outdated:
      'Le domande sono appena cambiate. Non è ancora stato prenotato nulla. Rivedi le risposte e prenota di nuovo.',
    tooMany: 'Troppi tentativi di prenotazione dalla tua rete.',
    nothingBooked: 'Non è stato prenotato nulla. Riprova tra un momento.',
    refused: {
      past: 'Questo orario è già iniziato o è passato.',
      notice: 'È troppo tardi per prenotare questo orario: serve più preavviso.',
      window: 'Questo orario è fuori dalle date prenotabili.',
      limit: 'Non si accettano altre prenotazioni intorno a questa data.',
      closed: 'Chi organizza l’appuntamento non è disponibile in questo orario.',
      hours: 'Questo orario non viene più proposto.',
    },
    nearest: 'Orari disponibili più vicini:',
    noneNearby: 'Al momento non ci sono altri orari disponibili.',
  },
} satisfies Translated<typeof source>
