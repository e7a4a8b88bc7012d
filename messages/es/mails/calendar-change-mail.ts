import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: eliminado en {service}',
    heading: 'Se ha eliminado un evento',
    booking: 'Has eliminado «{title}» en {service}. La reserva sigue en pie.',
    meeting: 'Has eliminado «{title}» en {service}. La reunión sigue en pie.',
  },
  moved: {
    subject: '{title}: cambiado de hora en {service}',
    heading: 'Un evento ha cambiado de hora',
    text: 'En {service} has cambiado «{title}» a un horario que coincide con otra reserva (o a un evento de todo el día), así que hemos mantenido el horario original.',
  },
  button: 'Revisar el cambio',
} satisfies Translated<typeof source>
