import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Fale conosco',
  intro: 'Dúvidas, problemas, ideias? Escreva para nós. Respondemos em até 24 horas.',
  fullName: 'Nome completo',
  email: 'E-mail',
  message: 'Mensagem',
  website: 'Site',
  submit: 'Enviar mensagem',
  sentTitle: 'Mensagem enviada',
  sentText: 'Agradecemos sua mensagem. Responderemos em até 24 horas.',
  again: 'Enviar outra mensagem',
  sentToast: 'Mensagem enviada',
  failedTitle: 'Não foi possível enviar a mensagem',
  failedText: 'Tente de novo mais tarde.',
} satisfies Translated<typeof source>
