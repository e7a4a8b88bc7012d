import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Histórico',
  you: 'Você',
  system: 'Slotform',
  steps: {
    booked: '{who} agendou esta reunião',
    requested: '{who} solicitou esta reunião',
    approved: '{who} aprovou a solicitação',
    declined: '{who} recusou a solicitação',
    expired: 'A solicitação expirou',
    moved: '{who} remarcou esta reunião de {from} para {to}',
    cancelled: '{who} cancelou esta reunião',
    no_show: '{who} registrou o não comparecimento',
    guest_left: '{guest} não vai participar',
  },
  reason: '“{reason}”',
  noShowTakenBack: '{who} desfez o registro de não comparecimento',
  inCalendar: {
    moved: '{who} remarcou esta reunião na própria agenda, de {from} para {to}',
    cancelled: '{who} cancelou esta reunião na própria agenda',
  },
  inYourCalendar: {
    moved: '{who} remarcou esta reunião na sua agenda, de {from} para {to}',
    cancelled: '{who} cancelou esta reunião na sua agenda',
  },
} satisfies Translated<typeof source>
