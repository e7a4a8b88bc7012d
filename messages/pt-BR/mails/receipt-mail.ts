import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Suas respostas: {title}',
  heading: 'Recebemos suas respostas',
  intro: 'Obrigado por preencher “{title}”.',
  answers: 'Suas respostas',
  omitted: 'Respostas que contêm um link ou um endereço de e-mail não são repetidas aqui.',
  why: 'Você recebe este e-mail porque este endereço foi informado no formulário. Se não foi você, ignore este e-mail.',
} satisfies Translated<typeof source>
