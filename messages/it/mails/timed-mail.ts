import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Promemoria: {title} con {name}',
  heading: 'Il tuo appuntamento si avvicina',
  change: 'Sposta o annulla',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Dopo il tuo appuntamento: {title} con {owner}',
  heading: 'Un messaggio sul tuo appuntamento',
  openForm: 'Rispondi ad alcune domande',
} satisfies Translated<typeof followUpSource>
