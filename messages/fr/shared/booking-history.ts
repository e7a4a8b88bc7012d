import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Historique',
  you: 'vous',
  system: 'Slotform',
  steps: {
    booked: 'Rendez-vous réservé par {who}',
    requested: 'Rendez-vous demandé par {who}',
    approved: 'Demande validée par {who}',
    declined: 'Demande refusée par {who}',
    expired: 'La demande a expiré',
    moved: 'Rendez-vous déplacé par {who}, du {from} au {to}',
    cancelled: 'Rendez-vous annulé par {who}',
    no_show: 'Absence au rendez-vous signalée par {who}',
    guest_left: '{guest} ne viendra pas',
  },
  reason: '« {reason} »',
  noShowTakenBack: 'Signalement d’absence retiré par {who}',
  inCalendar: {
    moved: 'Rendez-vous déplacé par {who} dans son agenda, du {from} au {to}',
    cancelled: 'Rendez-vous annulé par {who} dans son agenda',
  },
  inYourCalendar: {
    moved: 'Rendez-vous déplacé par {who} dans votre agenda, du {from} au {to}',
    cancelled: 'Rendez-vous annulé par {who} dans votre agenda',
  },
} satisfies Translated<typeof source>
