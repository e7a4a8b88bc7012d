import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Nouvelle réponse : {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Vous avez une nouvelle réponse',
  who: 'De : {who}',
  when: 'Reçue : {when}',
  noAnswers: 'Aucune question n’a reçu de réponse.',
  open: 'Ouvrir la réponse',
  settings:
    'Vous recevez cet e-mail car les notifications sont activées pour ce formulaire. Vous pouvez les modifier dans l’onglet « {tab} » du formulaire.',
} satisfies Translated<typeof source>
