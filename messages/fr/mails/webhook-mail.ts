import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Un webhook a été désactivé',
  heading: 'Webhook désactivé',
  failed: '{address} n’a pas répondu avec succès depuis cinq jours : nous ne lui envoyons plus d’événements.',
  gone: '{address} a répondu 410 Gone : nous ne lui envoyons plus d’événements.',
  consequence:
    'Ce qui se produit désormais ne lui est plus envoyé. Le journal conserve les envois pendant 30 jours. Réactivez le point d’accès dès qu’il fonctionne.',
  button: 'Ouvrir Développeurs',
} satisfies Translated<typeof source>
