import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Neue Zeit auswählen',
  pageTitle: 'Verschieben: {title}',
  present: 'Bisherige Zeit',
  keep: 'Diese Zeit behalten',
  confirmTitle: 'Auf diese Zeit verschieben?',
  newTime: 'Neue Zeit',
  text: 'Die bisherige Zeit wird für andere frei. Sie und {host} erhalten eine E-Mail.',
  message: 'Nachricht an {host} (optional)',
  otherTime: 'Andere Zeit auswählen',
  submit: 'Buchung verschieben',
  pending: 'Wird verschoben …',
  close: 'Schließen',
  failure: {
    title: 'Nicht verschoben',
    network:
      'Ihre Buchung konnte nicht verschoben werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Nachricht ist noch da.',
    default: 'Ihre Buchung konnte nicht verschoben werden. Bitte versuchen Sie es erneut.',
    nothing: 'Es hat sich nichts geändert.',
    tooMany: 'Zu viele Versuche aus Ihrem Netzwerk.',
    refused: {
      taken: 'Diese Zeit wurde gerade anderweitig gebucht.',
      past: 'Diese Zeit oder Ihr Termin hat bereits begonnen.',
      notice: 'Für diese Zeit ist es zu spät: Buchungen sind nur mit mehr Vorlauf möglich.',
      window: 'Diese Zeit liegt außerhalb des buchbaren Zeitraums.',
      limit: 'Um dieses Datum herum sind keine weiteren Buchungen möglich.',
      closed: 'Ihre Ansprechperson ist zu dieser Zeit abwesend oder nimmt gerade keine Buchungen an.',
      hours: 'Diese Zeit wird nicht mehr angeboten.',
      too_late: 'Zum Verschieben dieser Buchung ist es hier zu spät.',
      moves_used: 'Diese Buchung lässt sich hier nicht noch einmal verschieben.',
      already_cancelled: 'Diese Buchung wurde inzwischen abgesagt.',
      booking_not_found: 'Diese Buchung wurde nicht mehr gefunden.',
      availability_unknown:
        'Der Kalender Ihrer Ansprechperson antwortet nicht, daher lässt sich diese Zeit nicht prüfen. Versuchen Sie es in einer Minute erneut.',
    },
    changed: 'Diese Buchung wurde inzwischen geändert. Aktuelle Zeit: {time}. Möchten Sie sie trotzdem verschieben?',
    changedUnknown: 'Diese Buchung wurde inzwischen geändert. Möchten Sie sie trotzdem verschieben?',
    contact: 'Schreiben Sie an {host}: <mail>{email}</mail>',
    nearest: 'Nächstgelegene freie Zeiten:',
    noneNearby: 'Im Moment sind keine anderen Zeiten frei.',
  },
} satisfies Translated<typeof source>
