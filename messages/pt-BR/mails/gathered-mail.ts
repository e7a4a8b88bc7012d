import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Mais novidades da última hora',
  bookings: {
    one: '{count} outro agendamento',
    many: '{count} de outros agendamentos',
    other: '{count} outros agendamentos',
  },
  requests: {
    one: '{count} outra solicitação de agendamento',
    many: '{count} de outras solicitações de agendamento',
    other: '{count} outras solicitações de agendamento',
  },
  cancellations: {
    one: '{count} cancelamento',
    many: '{count} de cancelamentos',
    other: '{count} cancelamentos',
  },
  responses: { one: '{count} outra resposta', many: '{count} de outras respostas', other: '{count} outras respostas' },
  entry: '{title}, {who}',
  reason: 'Mensagem: {reason}',
  more: 'e mais {left}',
  openMeetings: 'Abrir suas reuniões',
  openForms: 'Abrir seus formulários',
  why: 'Quando chegam muitas notificações em uma hora, reunimos as demais em um só e-mail para não encher sua caixa de entrada.',
} satisfies Translated<typeof source>
