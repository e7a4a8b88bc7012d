import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking’s life. `{who}` is a name, or “Siz”; `{guest}` an address. */
export const bookingHistory = {
  title: 'Geçmiş',
  you: 'Siz',
  system: 'Slotform',
  steps: {
    booked: 'Randevuyu alan: {who}',
    requested: 'Randevu talep eden: {who}',
    approved: 'Onaylayan: {who}',
    declined: 'Reddeden: {who}',
    expired: 'Talebin süresi doldu',
    moved: 'Saati değiştiren: {who} ({from} → {to})',
    cancelled: 'İptal eden: {who}',
    no_show: 'Gelmedi olarak işaretleyen: {who}',
    guest_left: '{guest} gelmeyecek',
  },
  reason: '“{reason}”',
  noShowTakenBack: 'Gelmedi işaretini kaldıran: {who}',
  inCalendar: {
    moved: 'Kendi takviminde saati değiştiren: {who} ({from} → {to})',
    cancelled: 'Kendi takviminde iptal eden: {who}',
  },
  inYourCalendar: {
    moved: 'Takviminizde saati değiştiren: {who} ({from} → {to})',
    cancelled: 'Takviminizde iptal eden: {who}',
  },
} satisfies Translated<typeof source>
