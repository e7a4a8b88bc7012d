import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Se ha desactivado un webhook',
  heading: 'Webhook desactivado',
  failed: '{address} no ha respondido correctamente en cinco días, así que ya no le enviamos eventos.',
  gone: '{address} respondió 410 Gone, así que ya no le enviamos eventos.',
  consequence:
    'Lo que ocurra a partir de ahora no se le enviará. El registro conserva lo enviado durante 30 días. Vuelve a activar el endpoint cuando funcione.',
  button: 'Abrir Desarrolladores',
} satisfies Translated<typeof source>
