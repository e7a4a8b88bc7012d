import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Ihre Buchung',
  status: {
    pending: 'Wartet auf Bestätigung',
    confirmed: 'Bestätigt',
    over: 'Hat stattgefunden',
    cancelled: 'Abgesagt',
    withdrawn: 'Zurückgezogen',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
  },
  with: 'Ihr Termin mit {host}',
  attendee: 'Gebucht von',
  guests: 'Gäste',
  answers: 'Ihre Antworten',
  yourTime: 'Ihre Zeit',
  hostTime: 'Ortszeit von {host}: {period}, {zone}',
  hostTimeInFull: 'Ortszeit von {host}: {date}, {period}, {zone}',
  download: 'Zum Kalender hinzufügen',
  bookAnother: 'Weiteren Termin buchen',
  bookAgain: 'Erneut buchen',
  pendingNote:
    '{host} muss die Buchung noch bestätigen. Bis dahin bleibt die Zeit für Sie reserviert, und Sie erhalten in jedem Fall eine E-Mail.',
  pendingUntil:
    '{host} kann die Buchung bis {until} bestätigen. So lange bleibt die Zeit für Sie reserviert, und Sie erhalten in jedem Fall eine E-Mail.',
  declinedNote: '{host} kann zu dieser Zeit nicht.',
  expiredNote: '{host} hat nicht rechtzeitig geantwortet, daher ist diese Zeit wieder frei.',
  reason: 'Nachricht von {host}:',
  move: 'Verschieben',
  loading: 'Wird geladen …',
  cancel: 'Buchung absagen',
  cancelTitle: 'Diese Buchung absagen?',
  request: {
    cancel: 'Anfrage zurückziehen',
    cancelTitle: 'Diese Anfrage zurückziehen?',
    keep: 'Anfrage behalten',
    cancelling: 'Wird zurückgezogen …',
  },
  cancelText: 'Die Zeit wird dann für andere frei. Sie und {host} erhalten eine E-Mail.',
  message: 'Nachricht an {host} (optional)',
  keep: 'Buchung behalten',
  close: 'Schließen',
  cancelling: 'Wird abgesagt …',
  cancelled: { heading: 'Ihr Termin ist abgesagt', text: 'Sie und {host} erhalten eine E-Mail.' },
  withdrawn: { heading: 'Ihre Anfrage ist zurückgezogen', text: 'Sie und {host} erhalten eine E-Mail.' },
  moved: { heading: 'Ihr Termin wurde verschoben', text: 'Sie und {host} erhalten eine E-Mail.' },
  movedRequest: 'Ihre Anfrage gilt jetzt für die neue Zeit',
  cancelFailed: 'Die Buchung konnte nicht abgesagt werden. Bitte versuchen Sie es erneut.',
} satisfies Translated<typeof source>
