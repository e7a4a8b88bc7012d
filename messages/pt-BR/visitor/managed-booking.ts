import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Seu agendamento',
  status: {
    pending: 'Aguardando aprovação',
    confirmed: 'Confirmado',
    over: 'Realizado',
    cancelled: 'Cancelado',
    declined: 'Recusado',
    expired: 'Expirado',
  },
  with: 'Sua reunião com {host}',
  attendee: 'Agendado por',
  guests: 'Pessoas convidadas',
  answers: 'Suas respostas',
  yourTime: 'Seu horário',
  hostTime: 'Para {host}: {period}, {zone}',
  hostTimeInFull: 'Para {host}: {date}, {period}, {zone}',
  download: 'Adicionar à agenda',
  bookAnother: 'Agendar outra reunião',
  bookAgain: 'Agendar de novo',
  pendingNote: '{host} precisa aprovar. Enquanto isso, o horário fica reservado para você. Avisaremos por e-mail.',
  pendingUntil:
    '{host} tem até {until} para aprovar. Enquanto isso, o horário fica reservado para você. Avisaremos por e-mail.',
  declinedNote: '{host} não pode neste horário.',
  expiredNote: '{host} não respondeu a tempo, e este horário ficou livre de novo.',
  reason: 'Mensagem de {host}:',
  move: 'Remarcar',
  loading: 'Carregando…',
  cancel: 'Cancelar agendamento',
  cancelTitle: 'Cancelar este agendamento?',
  request: {
    cancel: 'Retirar solicitação',
    cancelTitle: 'Retirar esta solicitação?',
    keep: 'Manter solicitação',
    cancelling: 'Retirando…',
  },
  cancelText: 'O horário ficará livre para outras pessoas. Você e {host} receberão um e-mail.',
  message: 'Mensagem para {host} (opcional)',
  keep: 'Manter agendamento',
  cancelling: 'Cancelando…',
  cancelled: { heading: 'Sua reunião foi cancelada', text: 'Enviamos um e-mail para {host}.' },
  moved: { heading: 'Sua reunião tem um novo horário', text: 'Enviamos um e-mail para você e para {host}.' },
  cancelFailed: 'Não conseguimos cancelar o agendamento. Tente de novo.',
} satisfies Translated<typeof source>
