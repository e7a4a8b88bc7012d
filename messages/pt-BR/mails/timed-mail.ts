import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Lembrete: {title} com {name}',
  heading: 'Sua reunião está chegando',
  change: 'Remarcar ou cancelar',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Depois da sua reunião: {title} com {owner}',
  heading: 'Uma mensagem sobre sua reunião',
  openForm: 'Responder a algumas perguntas',
} satisfies Translated<typeof followUpSource>
