import type { webhookMail as source } from '@/messages/en/owner-mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Ein Webhook wurde abgeschaltet',
  heading: 'Webhook abgeschaltet',
  failed:
    '{address} hat fünf Tage lang nicht erfolgreich geantwortet. Deshalb senden wir keine Ereignisse mehr dorthin.',
  gone: '{address} hat mit 410 Gone geantwortet. Deshalb senden wir keine Ereignisse mehr dorthin.',
  consequence:
    'Was ab jetzt geschieht, wird nicht dorthin gesendet. Das Protokoll bewahrt 30 Tage lang auf, was gesendet wurde. Schalten Sie den Endpunkt wieder ein, sobald er funktioniert.',
  button: 'Entwickler öffnen',
} satisfies Translated<typeof source>
