import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} nouvelle réponse à vos formulaires',
    many: '{count} de nouvelles réponses à vos formulaires',
    other: '{count} nouvelles réponses à vos formulaires',
  },
  subjectOfOne: {
    one: '{count} nouvelle réponse : {title}',
    many: '{count} de nouvelles réponses : {title}',
    other: '{count} nouvelles réponses : {title}',
  },
  heading: {
    one: '{count} nouvelle réponse depuis le récapitulatif d’hier',
    many: '{count} de nouvelles réponses depuis le récapitulatif d’hier',
    other: '{count} nouvelles réponses depuis le récapitulatif d’hier',
  },
  preview: '{title} : {total}',
  newResponses: {
    one: '{count} nouvelle réponse',
    many: '{count} de nouvelles réponses',
    other: '{count} nouvelles réponses',
  },
  settings: {
    one: 'Vous recevez cet e-mail car les notifications quotidiennes sont activées pour ce formulaire. Vous pouvez les modifier dans l’onglet « {tab} » du formulaire.',
    many: 'Vous recevez cet e-mail car les notifications quotidiennes sont activées pour ces formulaires. Vous pouvez les modifier dans l’onglet « {tab} » de chaque formulaire.',
    other:
      'Vous recevez cet e-mail car les notifications quotidiennes sont activées pour ces formulaires. Vous pouvez les modifier dans l’onglet « {tab} » de chaque formulaire.',
  },
} satisfies Translated<typeof source>
