import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Mais novidades da última hora',
  bookings: {
    one: '{count} agendamento a mais',
    many: '{count} de agendamentos a mais',
    other: '{count} agendamentos a mais',
  },
  requests: {
    one: '{count} solicitação de agendamento a mais',
    many: '{count} de solicitações de agendamento a mais',
    other: '{count} solicitações de agendamento a mais',
  },
  cancellations: {
    one: '{count} cancelamento',
    many: '{count} de cancelamentos',
    other: '{count} cancelamentos',
  },
  responses: { one: '{count} resposta a mais', many: '{count} de respostas a mais', other: '{count} respostas a mais' },
  entry: '{title}, {who}',
  reason: 'Mensagem: {reason}',
  more: 'e mais {left}',
  openMeetings: 'Abrir suas reuniões',
  openForms: 'Abrir seus formulários',
  why: 'Quando chegam muitas notificações em uma hora, reunimos as demais em um só e-mail para não encher sua caixa de entrada.',
} satisfies Translated<typeof source>
