import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Historial',
  you: 'ti',
  system: 'Slotform',
  steps: {
    booked: 'Reunión reservada por {who}',
    requested: 'Reunión solicitada por {who}',
    approved: 'Solicitud aprobada por {who}',
    declined: 'Solicitud rechazada por {who}',
    expired: 'La solicitud caducó',
    moved: 'Reunión reprogramada por {who}, del {from} al {to}',
    cancelled: 'Reunión cancelada por {who}',
    no_show: 'Inasistencia registrada por {who}',
    guest_left: '{guest} no asistirá',
  },
  reason: '«{reason}»',
  noShowTakenBack: 'Registro de inasistencia anulado por {who}',
  inCalendar: {
    moved: 'Reunión reprogramada por {who} en su calendario, del {from} al {to}',
    cancelled: 'Reunión cancelada por {who} en su calendario',
  },
  inYourCalendar: {
    moved: 'Reunión reprogramada por {who} en tu calendario, del {from} al {to}',
    cancelled: 'Reunión cancelada por {who} en tu calendario',
  },
} satisfies Translated<typeof source>
