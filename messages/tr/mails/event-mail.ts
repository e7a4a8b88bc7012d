import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Ne zaman:',
  /** The time before a move, struck out. */
  before: 'Önceki:',
  yourTime: '{when} (sizin saatinizle)',
  otherTime: '{when} ({name} için)',
  /** The same in a small line beneath, which leaves out the date if it is the same. */
  otherTimeThatDay: '{period}, {zone} ({name} için)',
  otherTimeInFull: '{date}, {period}, {zone} ({name} için)',
  /** Dates and zones come from `Intl`: `3 Haziran 2026 Çarşamba, 14:30–15:00, (GMT+03:00) Istanbul`. */
  times: '{date}, {period}, {zone}',
  /** In the zone of the time that stands beside it. */
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Kim:',
  person: '{name} ({email})',
  where: 'Konum:',
  description: 'Açıklama:',
  /** The owner's words in a mail to the guest, and to the owner. */
  ownWords: '{owner} şunları yazdı:',
  yourWords: 'Mesajınız:',
  /** Links: `Google Calendar · Outlook`. */
  addToCalendar: 'Takviminize ekleyin: {calendars}. Ya da ekteki daveti açın.',
  calendarHint: 'Takviminize eklemek için ekteki daveti açın.',
  map: 'Haritayı aç',
  /** A place with nothing but a link to join. */
  online: 'Çevrim içi',
  /** To the owner, who has written down no place yet. */
  toBeSentByYou: '{guest} için ayrıntıları siz göndereceksiniz',
  openMeeting: 'Toplantıyı aç',
  /** The link came after the first email, or a calendar that was to invite people did not. */
  link: { subject: 'Toplantı bağlantısı: {title} – {name}', heading: 'Toplantı bağlantınız hazır' },
  invite: { subject: 'Takviminiz için: {title} – {name}', heading: 'Toplantınızı takviminize ekleyin' },
} satisfies Translated<typeof source>
