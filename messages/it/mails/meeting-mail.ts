import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Invito: {title}', heading: '{owner} ti invita a un appuntamento' },
  update: { subject: 'Aggiornato: {title}', heading: '{owner} ha modificato l’appuntamento' },
  cancellation: { subject: 'Annullato: {title}', heading: '{owner} ha annullato l’appuntamento' },
  guest: {
    invitation: 'Invito a un appuntamento con {owner}',
    update: 'Il tuo appuntamento con {owner} ha un nuovo orario',
    cancellation: 'Il tuo appuntamento con {owner} è annullato',
    leave: 'Non partecipo',
  },
} satisfies Translated<typeof source>
