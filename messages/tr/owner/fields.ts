import type { fields as source } from '@/messages/en/owner/fields'
import type { Translated } from '@/messages/message'

/** Controls of the owner’s forms. */
export const fields = {
  timezone: 'Saat dilimi',
  clearSearch: 'Aramayı temizle',
  date: {
    label: 'Tarih',
    open: 'Takvimi aç',
    calendar: 'Takvim',
    months: 'Aylar',
    previousMonth: 'Önceki aya git',
    nextMonth: 'Sonraki aya git',
    today: 'Bugün, {date}',
    selected: '{date}, seçili',
    todaySelected: 'Bugün, {date}, seçili',
  },
  time: { label: 'Saat', list: 'Saatler' },
  attendees: {
    placeholder: 'ada@example.com, can@example.com',
    notAnEmail: 'E-posta adresi değil, bildirim gönderilmez',
    remove: 'Kaldır: {entry}',
  },
  location: {
    label: 'Konum',
    labels: {
      in_person: 'Özel konum',
      phone: 'Telefon numarası',
      link: 'Bağlantı',
      elsewhere: 'Özel konum',
    },
    examples: {
      in_person: 'Sokak, bina veya oda',
      phone: '+90 212 555 00 00',
      link: 'https://meet.example.com/ada',
      elsewhere: 'Bir adres, telefon numarası veya bağlantı',
    },
    empty: 'İsteğe bağlı. Ayrıntıları sonra göndermek için boş bırakın.',
    connect: 'Görüntülü görüşme sunmak için <link>bir hesap bağlayın</link>.',
  },
} satisfies Translated<typeof source>
