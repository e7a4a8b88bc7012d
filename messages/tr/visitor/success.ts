import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Randevu onaylandı',
  heading: 'Randevu onaylandı',
  mailNote: 'Onay e-postası yolda.',
  mailedTo: '{email} adresine e-posta gönderdik.',
  /** Its host has to approve it. `until`: `4 Haziran 2030 14:30`. */
  request: {
    heading: 'Talep gönderildi',
    text: 'Henüz onaylanmadı. En geç şu zamana kadar yanıt alacaksınız: {until}.',
  },
  /** The heading when the confirmation is opened again after the meeting. */
  overHeading: 'Bu toplantı gerçekleşti',
  meeting: 'Toplantı',
  withHost: '{host} ile',
  manage: 'Saati değiştir veya iptal et',
  date: 'Tarih',
  time: 'Saat',
  duration: 'Süre',
  location: 'Konum',
  goBack: 'Geri dön',
  addToCalendar: 'Takvime ekle',
  goHome: 'Ana sayfaya git',
  calendarFailed: 'Takvim dosyası oluşturulamadı. Dosya, onay e-postanızın ekinde de var.',
  eventTitle: 'Toplantı',
} satisfies Translated<typeof source>
