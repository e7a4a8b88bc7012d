import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} respuesta nueva a tus formularios',
    many: '{count} de respuestas nuevas a tus formularios',
    other: '{count} respuestas nuevas a tus formularios',
  },
  subjectOfOne: {
    one: '{count} respuesta nueva: {title}',
    many: '{count} de respuestas nuevas: {title}',
    other: '{count} respuestas nuevas: {title}',
  },
  heading: {
    one: '{count} respuesta nueva desde el resumen de ayer',
    many: '{count} de respuestas nuevas desde el resumen de ayer',
    other: '{count} respuestas nuevas desde el resumen de ayer',
  },
  preview: '{title}: {total}',
  newResponses: {
    one: '{count} respuesta nueva',
    many: '{count} de respuestas nuevas',
    other: '{count} respuestas nuevas',
  },
  settings: {
    one: 'Recibes este correo porque las notificaciones diarias de este formulario están activadas. Puedes cambiarlo en la pestaña «{tab}» del formulario.',
    many: 'Recibes este correo porque las notificaciones diarias de estos formularios están activadas. Puedes cambiarlo en la pestaña «{tab}» de cada formulario.',
    other:
      'Recibes este correo porque las notificaciones diarias de estos formularios están activadas. Puedes cambiarlo en la pestaña «{tab}» de cada formulario.',
  },
} satisfies Translated<typeof source>
