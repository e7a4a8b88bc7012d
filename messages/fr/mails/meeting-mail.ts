import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Invitation : {title}', heading: '{owner} vous invite à un rendez-vous' },
  update: { subject: 'Modifié : {title}', heading: '{owner} a modifié le rendez-vous' },
  cancellation: { subject: 'Annulé : {title}', heading: '{owner} a annulé le rendez-vous' },
  guest: {
    invitation: 'Invitation à un rendez-vous avec {owner}',
    update: 'Votre rendez-vous avec {owner} a un nouvel horaire',
    cancellation: 'Votre rendez-vous avec {owner} est annulé',
    leave: 'Je ne viens pas',
  },
} satisfies Translated<typeof source>
