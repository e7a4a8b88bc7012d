import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Verlauf',
  /** Stands only where `{who}` does: “Gebucht von Ihnen”. */
  you: 'Ihnen',
  system: 'Slotform',
  steps: {
    booked: 'Gebucht von {who}',
    requested: 'Angefragt von {who}',
    approved: 'Bestätigt von {who}',
    declined: 'Abgelehnt von {who}',
    expired: 'Die Anfrage ist abgelaufen',
    moved: 'Verschoben von {who}: {from} → {to}',
    cancelled: 'Abgesagt von {who}',
    no_show: 'Als nicht erschienen markiert von {who}',
    guest_left: '{guest} nimmt nicht teil',
  },
  reason: '„{reason}“',
  noShowTakenBack: 'Markierung als nicht erschienen aufgehoben von {who}',
  inCalendar: {
    moved: 'Im Kalender verschoben von {who}: {from} → {to}',
    cancelled: 'Im Kalender abgesagt von {who}',
  },
  inYourCalendar: {
    moved: 'In Ihrem Kalender verschoben von {who}: {from} → {to}',
    cancelled: 'In Ihrem Kalender abgesagt von {who}',
  },
} satisfies Translated<typeof source>
