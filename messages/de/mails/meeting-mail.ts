import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Einladung: {title}', heading: '{owner} lädt Sie zu einem Termin ein' },
  update: { subject: 'Aktualisiert: {title}', heading: '{owner} hat den Termin geändert' },
  cancellation: { subject: 'Abgesagt: {title}', heading: '{owner} hat den Termin abgesagt' },
  guest: {
    invitation: 'Sie sind zu einem Termin mit {owner} eingeladen',
    update: 'Ihr Termin mit {owner} wurde verschoben',
    cancellation: 'Ihr Termin mit {owner} ist abgesagt',
    leave: 'Ich nehme nicht teil',
  },
} satisfies Translated<typeof source>
