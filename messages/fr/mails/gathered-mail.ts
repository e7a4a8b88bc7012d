import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Autres nouveautés de la dernière heure',
  bookings: {
    one: '{count} autre réservation',
    many: '{count} d’autres réservations',
    other: '{count} autres réservations',
  },
  requests: {
    one: '{count} autre demande de réservation',
    many: '{count} d’autres demandes de réservation',
    other: '{count} autres demandes de réservation',
  },
  cancellations: { one: '{count} annulation', many: '{count} d’annulations', other: '{count} annulations' },
  responses: { one: '{count} autre réponse', many: '{count} d’autres réponses', other: '{count} autres réponses' },
  entry: '{title}, {who}',
  reason: 'Message : {reason}',
  more: 'et {left} de plus',
  openMeetings: 'Ouvrir vos rendez-vous',
  openForms: 'Ouvrir vos formulaires',
  why: 'Quand beaucoup de notifications arrivent en une heure, nous regroupons les suivantes en un seul e-mail pour ne pas encombrer votre boîte de réception.',
} satisfies Translated<typeof source>
