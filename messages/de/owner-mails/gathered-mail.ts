import type { gatheredMail as source } from '@/messages/en/owner-mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Weiteres aus der letzten Stunde',
  bookings: { one: '{count} weitere Buchung', other: '{count} weitere Buchungen' },
  requests: { one: '{count} weitere Buchungsanfrage', other: '{count} weitere Buchungsanfragen' },
  cancellations: { one: '{count} Absage', other: '{count} Absagen' },
  responses: { one: '{count} weitere Einsendung', other: '{count} weitere Einsendungen' },
  entry: '{title}, {who}',
  reason: 'Nachricht: {reason}',
  more: 'und {left} weitere',
  openMeetings: 'Ihre Termine öffnen',
  openForms: 'Ihre Formulare öffnen',
  why: 'Wenn innerhalb einer Stunde viele Benachrichtigungen eintreffen, fassen wir die übrigen in einer E-Mail zusammen, damit Ihr Posteingang übersichtlich bleibt.',
} satisfies Translated<typeof source>
