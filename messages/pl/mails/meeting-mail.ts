import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Zaproszenie: {title}', heading: '{owner} zaprasza Cię na spotkanie' },
  update: { subject: 'Zmiana: {title}', heading: '{owner} wprowadza zmiany w spotkaniu' },
  cancellation: { subject: 'Odwołane: {title}', heading: '{owner} odwołuje spotkanie' },
  guest: {
    invitation: 'Masz zaproszenie na spotkanie (organizator: {owner})',
    update: 'Twoje spotkanie ma nowy termin (organizator: {owner})',
    cancellation: 'Twoje spotkanie zostało odwołane (organizator: {owner})',
    leave: 'Nie wezmę udziału',
  },
} satisfies Translated<typeof source>
