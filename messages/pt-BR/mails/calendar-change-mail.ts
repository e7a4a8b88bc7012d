import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: excluído no {service}',
    heading: 'Um evento foi excluído',
    booking: 'Você excluiu “{title}” no {service}. O agendamento continua valendo.',
    meeting: 'Você excluiu “{title}” no {service}. A reunião continua valendo.',
  },
  moved: {
    subject: '{title}: mudou de horário no {service}',
    heading: 'Um evento mudou de horário',
    text: 'No {service}, você mudou “{title}” para um horário que coincide com outro agendamento (ou para um evento de dia inteiro), por isso mantivemos o horário original.',
  },
  button: 'Revisar a mudança',
} satisfies Translated<typeof source>
