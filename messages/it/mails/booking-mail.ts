import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Confermato: {title} con {owner}',
    heading: 'Il tuo appuntamento è prenotato',
    approved: '{owner} ha approvato la tua richiesta',
  },
  notice: { subject: 'Nuova prenotazione: {title} con {guest}', heading: '{guest} ha prenotato «{title}»' },
  request: {
    subject: 'Richiesta inviata: {title} con {owner}',
    heading: 'La tua richiesta è in attesa di approvazione',
    next: 'Non ancora confermato:',
    until: '{owner} può rispondere fino a {until}. Ti avviseremo via email in ogni caso.',
  },
  requestNotice: {
    subject: 'Da approvare o rifiutare: {title} con {guest}',
    heading: '{guest} chiede di prenotare «{title}»',
    next: 'Rispondi entro:',
    until: '{until}. Poi la richiesta scade e l’orario torna libero.',
    approve: 'Approva',
    decline: 'Rifiuta',
  },
  moved: {
    subject: 'Nuovo orario: {title} con {name}',
    heading: '{name} ha spostato l’appuntamento',
    ownHeading: 'Il tuo appuntamento ha un nuovo orario',
    requestHeading: '{name} ha spostato la richiesta',
    ownRequestHeading: 'La richiesta ha un nuovo orario',
    reason: 'Messaggio:',
  },
  manage: 'Sposta o annulla',
  manageRequest: 'Sposta o ritira',
  view: 'Vedi la prenotazione',
  closed:
    'È troppo tardi per spostare o annullare online. Se non puoi partecipare, rispondi a questa email per avvisare {owner}.',
  sender: '{guest} (tramite Slotform)',
} satisfies Translated<typeof source>
