import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Um webhook foi desativado',
  heading: 'Webhook desativado',
  failed: '{address} não responde com sucesso há cinco dias, então não enviamos mais eventos para esse endereço.',
  gone: '{address} respondeu 410 Gone, então não enviamos mais eventos para esse endereço.',
  consequence:
    'O que acontecer a partir de agora não será enviado. O registro guarda o que foi enviado por 30 dias. Reative o endpoint quando ele voltar a funcionar.',
  button: 'Abrir Desenvolvedores',
} satisfies Translated<typeof source>
