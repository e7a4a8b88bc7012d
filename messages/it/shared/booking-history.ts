import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Cronologia',
  you: 'te',
  system: 'Slotform',
  steps: {
    booked: 'Appuntamento prenotato da {who}',
    requested: 'Appuntamento richiesto da {who}',
    approved: 'Richiesta approvata da {who}',
    declined: 'Richiesta rifiutata da {who}',
    expired: 'La richiesta è scaduta',
    moved: 'Appuntamento spostato da {who}: da {from} a {to}',
    cancelled: 'Appuntamento annullato da {who}',
    no_show: 'Mancata presenza segnalata da {who}',
    guest_left: '{guest} non verrà',
  },
  reason: '«{reason}»',
  noShowTakenBack: 'Segnalazione di mancata presenza ritirata da {who}',
  inCalendar: {
    moved: 'Appuntamento spostato da {who} nel proprio calendario: da {from} a {to}',
    cancelled: 'Appuntamento annullato da {who} nel proprio calendario',
  },
  inYourCalendar: {
    moved: 'Appuntamento spostato da {who} nel tuo calendario: da {from} a {to}',
    cancelled: 'Appuntamento annullato da {who} nel tuo calendario',
  },
} satisfies Translated<typeof source>
