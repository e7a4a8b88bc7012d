import type { requestDecision as source } from '@/messages/en/owner/request-decision'
import type { Translated } from '@/messages/message'

/** The page behind the links Approve and Decline in the mail about a request. */
export const requestDecision = {
  pageTitle: 'Buchungsanfrage · Slotform',
  product: 'Slotform',
  approve: {
    heading: 'Diese Anfrage bestätigen?',
    button: 'Bestätigen',
    instead: 'Stattdessen ablehnen',
    note: 'Wir senden die Bestätigung und eine Kalendereinladung an {guest}.',
  },
  decline: {
    heading: 'Diese Anfrage ablehnen?',
    button: 'Ablehnen',
    instead: 'Stattdessen bestätigen',
    note: 'Wir senden eine E-Mail an {guest}. Die Zeit ist sofort wieder frei.',
    reason: 'Nachricht an {guest} (optional)',
  },
  what: 'Termin',
  when: 'Wann',
  who: 'Wer',
  person: '{name}, {email}',
  until: 'Antworten bis',
  moved: 'Die Anfrage hat eine neue Zeit. Bitte sehen Sie noch einmal nach.',
  decided: {
    confirmed: { heading: 'Bestätigt', text: 'Diese Buchung ist bestätigt.' },
    declined: { heading: 'Abgelehnt', text: 'Diese Anfrage wurde abgelehnt.' },
    cancelled: { heading: 'Zurückgezogen', text: 'Diese Anfrage wurde zurückgezogen oder abgesagt.' },
    expired: { heading: 'Abgelaufen', text: 'Diese Anfrage wurde nicht rechtzeitig beantwortet.' },
    past: { heading: 'Zu spät', text: 'Die angefragte Zeit hat begonnen oder ist vorbei.' },
  },
  missing: { heading: 'Hier gibt es nichts zu entscheiden', text: 'Prüfen Sie den Link in Ihrer E-Mail.' },
  open: 'Termin öffnen',
} satisfies Translated<typeof source>
