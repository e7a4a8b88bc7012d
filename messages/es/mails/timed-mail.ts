import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Recordatorio: {title} con {name}',
  heading: 'Se acerca tu reunión',
  change: 'Reprogramar o cancelar',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Después de tu reunión: {title} con {owner}',
  heading: 'Un mensaje sobre tu reunión',
  openForm: 'Responder algunas preguntas',
} satisfies Translated<typeof followUpSource>
