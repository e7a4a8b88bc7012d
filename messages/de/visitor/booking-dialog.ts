import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Buchung abschließen',
  close: 'Schließen',
  hostTime: '{time} (Ortszeit von {host})',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'An diese Adresse senden wir die Bestätigung und die Kalendereinladung.',
  requiredNote: 'Pflichtfeld',
  loading: 'Fragen werden geladen …',
  notLoaded: 'Die Fragen konnten nicht geladen werden.',
  loadAgain: 'Erneut versuchen',
  submit: 'Termin buchen',
  pending: 'Wird gebucht …',
  failure: {
    title: 'Fehler',
    default: 'Der Termin konnte nicht gebucht werden',
    network:
      'Ihre Buchung konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Angaben sind noch da.',
    gone: 'Diese Seite wurde gerade offline genommen. Es wurde nichts gebucht.',
    outdated:
      'Die Fragen wurden gerade geändert. Es wurde noch nichts gebucht. Prüfen Sie Ihre Antworten und buchen Sie erneut.',
    tooMany: 'Zu viele Buchungsversuche aus Ihrem Netzwerk.',
    nothingBooked: 'Es wurde nichts gebucht. Bitte versuchen Sie es gleich noch einmal.',
    refused: {
      past: 'Diese Zeit hat bereits begonnen oder ist vorbei.',
      notice: 'Für diese Zeit ist es zu spät: Buchungen sind nur mit mehr Vorlauf möglich.',
      window: 'Diese Zeit liegt außerhalb des buchbaren Zeitraums.',
      limit: 'Um dieses Datum herum sind keine weiteren Buchungen möglich.',
      closed: 'Ihre Ansprechperson ist zu dieser Zeit abwesend.',
      hours: 'Diese Zeit wird nicht mehr angeboten.',
    },
    nearest: 'Nächstgelegene freie Zeiten:',
    noneNearby: 'Im Moment sind keine anderen Zeiten frei.',
  },
} satisfies Translated<typeof source>
