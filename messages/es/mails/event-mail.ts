import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Cuándo:',
  before: 'Antes:',
  yourTime: '{when} (tu hora)',
  otherTime: '{when} (hora de {name})',
  otherTimeThatDay: '{period}, {zone} (hora de {name})',
  otherTimeInFull: '{date}, {period}, {zone} (hora de {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Quién:',
  person: '{name} ({email})',
  where: 'Dónde:',
  description: 'Descripción:',
  ownWords: 'Mensaje de {owner}:',
  yourWords: 'Tu mensaje:',
  addToCalendar: 'Añade la reunión a {calendars} o abre la invitación adjunta.',
  calendarHint: 'Abre la invitación adjunta para añadir la reunión a tu calendario.',
  map: 'Abrir el mapa',
  online: 'En línea',
  toBeSentByYou: 'Le enviarás los detalles a {guest}',
  openMeeting: 'Abrir la reunión',
  link: { subject: 'Enlace de la reunión: {title} con {name}', heading: 'El enlace de tu reunión está listo' },
  invite: { subject: 'Para tu calendario: {title} con {name}', heading: 'Añade la reunión a tu calendario' },
} satisfies Translated<typeof source>
