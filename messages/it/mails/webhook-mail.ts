import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Un webhook è stato disattivato',
  heading: 'Webhook disattivato',
  failed: '{address} non risponde con successo da cinque giorni, quindi non gli inviamo più eventi.',
  gone: '{address} ha risposto 410 Gone, quindi non gli inviamo più eventi.',
  consequence:
    'Ciò che accade da ora in poi non gli viene inviato. Il registro conserva gli invii per 30 giorni. Riattiva l’endpoint quando funziona di nuovo.',
  button: 'Apri Sviluppatori',
} satisfies Translated<typeof source>
