import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Nueva respuesta: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Tienes una nueva respuesta',
  who: 'De: {who}',
  when: 'Recibida: {when}',
  noAnswers: 'No se respondió a ninguna pregunta.',
  open: 'Abrir la respuesta',
  settings:
    'Recibes este correo porque las notificaciones de este formulario están activadas. Puedes cambiarlo en la pestaña «{tab}» del formulario.',
} satisfies Translated<typeof source>
