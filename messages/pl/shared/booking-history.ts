import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Historia',
  you: 'Ty',
  system: 'Slotform',
  steps: {
    booked: 'Rezerwacja: {who}',
    requested: 'Prośba o spotkanie: {who}',
    approved: 'Zatwierdzenie: {who}',
    declined: 'Odrzucenie: {who}',
    expired: 'Prośba wygasła',
    moved: 'Nowy termin: {who}, {from} → {to}',
    cancelled: 'Odwołanie: {who}',
    no_show: 'Niestawienie się – oznaczenie: {who}',
    guest_left: '{guest} nie weźmie udziału',
  },
  reason: '„{reason}”',
  noShowTakenBack: 'Niestawienie się – cofnięcie oznaczenia: {who}',
  inCalendar: {
    moved: 'Nowy termin w kalendarzu: {who}, {from} → {to}',
    cancelled: 'Odwołanie w kalendarzu: {who}',
  },
  inYourCalendar: {
    moved: 'Nowy termin w Twoim kalendarzu: {who}, {from} → {to}',
    cancelled: 'Odwołanie w Twoim kalendarzu: {who}',
  },
} satisfies Translated<typeof source>
