import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} nova resposta aos seus formulários',
    many: '{count} de novas respostas aos seus formulários',
    other: '{count} novas respostas aos seus formulários',
  },
  subjectOfOne: {
    one: '{count} nova resposta: {title}',
    many: '{count} de novas respostas: {title}',
    other: '{count} novas respostas: {title}',
  },
  heading: {
    one: '{count} nova resposta desde o resumo de ontem',
    many: '{count} de novas respostas desde o resumo de ontem',
    other: '{count} novas respostas desde o resumo de ontem',
  },
  preview: '{title}: {total}',
  newResponses: {
    one: '{count} nova resposta',
    many: '{count} de novas respostas',
    other: '{count} novas respostas',
  },
  settings: {
    one: 'Você recebe este e-mail porque as notificações diárias estão ativadas para este formulário. Você pode mudar isso na aba “{tab}” do formulário.',
    many: 'Você recebe este e-mail porque as notificações diárias estão ativadas para estes formulários. Você pode mudar isso na aba “{tab}” de cada formulário.',
    other:
      'Você recebe este e-mail porque as notificações diárias estão ativadas para estes formulários. Você pode mudar isso na aba “{tab}” de cada formulário.',
  },
} satisfies Translated<typeof source>
