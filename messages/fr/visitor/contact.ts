import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Nous contacter',
  intro: 'Une question, un problème, une idée ? Écrivez-nous. Nous répondons sous 24 heures.',
  fullName: 'Nom complet',
  email: 'E-mail',
  message: 'Message',
  website: 'Site web',
  submit: 'Envoyer le message',
  sentTitle: 'Message envoyé',
  sentText: 'Merci pour votre message. Nous vous répondrons sous 24 heures.',
  again: 'Envoyer un autre message',
  sentToast: 'Message envoyé',
  failedTitle: 'Le message n’a pas pu être envoyé',
  failedText: 'Réessayez plus tard.',
} satisfies Translated<typeof source>
