import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Questo orario non è più disponibile.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Origine non consentita',
  sign_in_refused: 'Questo indirizzo email non è autorizzato ad accedere qui.',
  sign_in_links_sent:
    'Abbiamo già inviato dei link di accesso a questo indirizzo. Controlla la posta in arrivo: gli ultimi tre funzionano per 15 minuti.',
  booking_not_found: 'Prenotazione non trovata',
  form_not_published: 'Questo modulo non esiste o non è pubblicato. Controlla l’indirizzo e riprova.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Questa prenotazione è già stata annullata.',
  too_late: 'È troppo tardi per modificare questa prenotazione online. Scrivi a chi organizza l’appuntamento.',
  form_closed: 'Questo modulo è chiuso.',
  limited: 'Troppe richieste. Riprova più tardi.',
  not_storable: 'Il testo contiene caratteri che non si possono salvare',
  unavailable: 'Il servizio non è momentaneamente disponibile.',
  too_slow: 'L’operazione ha richiesto troppo tempo. Riprova.',
  email_not_sent: 'Impossibile inviare l’email',
  availability_unknown: 'Al momento non è possibile verificare la disponibilità.',
  internal: 'Si è verificato un errore',
} satisfies Translated<typeof source>
