import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Vos réponses : {title}',
  heading: 'Nous avons bien reçu vos réponses',
  intro: 'Merci d’avoir rempli « {title} ».',
  answers: 'Vos réponses',
  omitted: 'Les réponses qui contiennent un lien ou une adresse e-mail ne sont pas reprises ici.',
  why: 'Vous recevez cet e-mail car cette adresse a été indiquée dans le formulaire. Si ce n’était pas vous, ignorez cet e-mail.',
} satisfies Translated<typeof source>
