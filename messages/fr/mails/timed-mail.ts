import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Rappel : {title} avec {name}',
  heading: 'Votre rendez-vous approche',
  change: 'Déplacer ou annuler',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Après votre rendez-vous : {title} avec {owner}',
  heading: 'Un message à propos de votre rendez-vous',
  openForm: 'Répondre à quelques questions',
} satisfies Translated<typeof followUpSource>
