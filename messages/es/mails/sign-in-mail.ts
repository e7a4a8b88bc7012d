import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Tu enlace de acceso a Slotform',
  heading: 'Inicia sesión en Slotform',
  text: 'Usa este botón para iniciar sesión en Slotform como {email}.',
  button: 'Iniciar sesión',
  copy: 'O copia esta dirección en tu navegador:',
  requestedFrom: 'Solicitado desde {name} en {system}: {when}',
  requested: 'Solicitado: {when}',
  validity: 'El enlace es válido durante 15 minutos y funciona una sola vez.',
  ignore: '¿No lo has pedido tú? Puedes ignorar este correo sin problema.',
} satisfies Translated<typeof source>
