import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Teilnahme absagen: {title}',
  heading: 'Sie nehmen nicht teil?',
  text: '{guest} erhält keine weiteren E-Mails zu diesem Termin mit {host}. Der Termin findet ohne Sie statt.',
  submit: 'Teilnahme absagen',
  left: 'Sie stehen nicht mehr auf der Liste',
  leftText:
    'Der Termin mit {host} findet ohne Sie statt. Löschen Sie ihn aus Ihrem Kalender, falls er dort noch eingetragen ist.',
  unknown: 'Dieser Link ist nicht mehr gültig oder Sie haben Ihre Teilnahme bereits abgesagt.',
} satisfies Translated<typeof source>
