import type {
  followUpMail as followUpMailSource,
  reminderMail as reminderMailSource,
} from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Erinnerung: {title} mit {name}',
  heading: 'Ihr Termin steht bevor',
  change: 'Verschieben oder absagen',
} satisfies Translated<typeof reminderMailSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Nach Ihrem Termin: {title} mit {owner}',
  heading: 'Eine Nachricht zu Ihrem Termin',
  openForm: 'Einige Fragen beantworten',
} satisfies Translated<typeof followUpMailSource>
