import type {
  followUpMail as followUpMailSource,
  reminderMail as reminderMailSource,
} from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Przypomnienie: {title} · {name}',
  heading: 'Zbliża się Twoje spotkanie',
  change: 'Przełóż lub odwołaj',
} satisfies Translated<typeof reminderMailSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Po spotkaniu: {title} · {owner}',
  heading: 'Wiadomość w sprawie Twojego spotkania',
  openForm: 'Odpowiedz na kilka pytań',
} satisfies Translated<typeof followUpMailSource>
