import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Nova resposta: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Você tem uma nova resposta',
  who: 'De: {who}',
  when: 'Recebida: {when}',
  noAnswers: 'Nenhuma pergunta foi respondida.',
  open: 'Abrir resposta',
  settings:
    'Você recebe este e-mail porque as notificações estão ativadas para este formulário. Você pode mudar isso na aba “{tab}” do formulário.',
} satisfies Translated<typeof source>
