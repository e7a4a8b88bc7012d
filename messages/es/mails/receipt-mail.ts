import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Tus respuestas: {title}',
  heading: 'Hemos recibido tus respuestas',
  intro: 'Gracias por rellenar «{title}».',
  answers: 'Tus respuestas',
  omitted: 'Las respuestas que contienen un enlace o una dirección de correo no se repiten aquí.',
  why: 'Recibes este correo porque alguien indicó esta dirección en el formulario. Si no fuiste tú, ignora este correo.',
} satisfies Translated<typeof source>
