import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Seu link de acesso ao Slotform',
  heading: 'Entrar no Slotform',
  text: 'Use este botão para entrar no Slotform como {email}.',
  button: 'Entrar',
  copy: 'Ou copie este endereço no seu navegador:',
  requestedFrom: 'Solicitado pelo {name} no {system}: {when}',
  requested: 'Solicitado: {when}',
  validity: 'O link vale por 15 minutos e funciona uma única vez.',
  ignore: 'Não foi você que pediu? Pode ignorar este e-mail sem problemas.',
} satisfies Translated<typeof source>
