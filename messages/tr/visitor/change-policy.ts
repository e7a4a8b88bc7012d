import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Değişiklikler',
  both: {
    until: 'Saati değiştirmek veya iptal etmek için son zaman: {until}.',
    start: 'Toplantı başlayana kadar saati değiştirebilir veya iptal edebilirsiniz.',
    tooLate: 'Buradan saati değiştirmek veya iptal etmek için artık geç. Son zaman: {until}.',
  },
  move: {
    until: 'Saati değiştirmek için son zaman: {until}.',
    start: 'Toplantı başlayana kadar saati değiştirebilirsiniz.',
    tooLate: 'Saati buradan değiştirmek için artık geç. Son zaman: {until}.',
    used: {
      one: 'Saati {count} kez değiştirdiniz. Buradan bir daha değiştirilemez.',
      other: 'Saati {count} kez değiştirdiniz. Buradan bir daha değiştirilemez.',
    },
    usedNone: 'Saat buradan değiştirilemez.',
    closed: 'Sayfa şu anda randevu kabul etmediği için saat buradan değiştirilemez.',
    left: { one: 'Saati {count} kez daha değiştirebilirsiniz.', other: 'Saati {count} kez daha değiştirebilirsiniz.' },
  },
  cancel: {
    until: 'İptal etmek için son zaman: {until}.',
    start: 'Toplantı başlayana kadar iptal edebilirsiniz.',
    tooLate: 'Buradan iptal etmek için artık geç. Son zaman: {until}.',
  },
  started: 'Toplantı başladığı için buradan değiştirilemez.',
  contact: 'Başka bir çözüm mü gerekiyor? {host} ile iletişime geçin: <mail>{email}</mail>',
} satisfies Translated<typeof source>
