import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Diese Zeit ist nicht mehr verfügbar.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Fremder Ursprung',
  sign_in_refused: 'Mit dieser E-Mail-Adresse ist hier keine Anmeldung möglich.',
  sign_in_links_sent:
    'Wir haben bereits Anmeldelinks an diese Adresse gesendet. Sehen Sie in Ihrem Posteingang nach: Die letzten drei sind 15 Minuten gültig.',
  booking_not_found: 'Buchung nicht gefunden',
  form_not_published:
    'Das Formular wurde nicht gefunden oder ist nicht veröffentlicht. Bitte prüfen Sie den Link und versuchen Sie es erneut.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Diese Buchung ist bereits abgesagt.',
  too_late: 'Diese Buchung lässt sich online nicht mehr ändern. Bitte wenden Sie sich an Ihre Ansprechperson.',
  form_closed: 'Dieses Formular ist geschlossen.',
  limited: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  not_storable: 'Der Text enthält Zeichen, die nicht gespeichert werden können',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar.',
  too_slow: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  email_not_sent: 'Die E-Mail konnte nicht gesendet werden',
  availability_unknown: 'Die Verfügbarkeit lässt sich gerade nicht prüfen.',
  internal: 'Etwas ist schiefgelaufen',
} satisfies Translated<typeof source>
