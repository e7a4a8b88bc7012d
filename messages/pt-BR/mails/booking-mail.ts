import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Confirmado: {title} com {owner}',
    heading: 'Sua reunião está agendada',
    approved: '{owner} aprovou sua solicitação',
  },
  notice: { subject: 'Novo agendamento: {title} com {guest}', heading: '{guest} agendou “{title}”' },
  request: {
    subject: 'Solicitação enviada: {title} com {owner}',
    heading: 'Sua solicitação está aguardando aprovação',
    next: 'Ainda não confirmado:',
    until: '{owner} tem até {until} para responder. Avisaremos por e-mail em qualquer caso.',
  },
  requestNotice: {
    subject: 'Aprovar ou recusar: {title} com {guest}',
    heading: '{guest} quer agendar “{title}”',
    next: 'Responder até:',
    until: '{until}. Depois disso, a solicitação expira e o horário fica livre de novo.',
    approve: 'Aprovar',
    decline: 'Recusar',
  },
  moved: {
    subject: 'Novo horário: {title} com {name}',
    heading: '{name} remarcou a reunião',
    ownHeading: 'Sua reunião tem um novo horário',
    requestHeading: '{name} remarcou a solicitação',
    ownRequestHeading: 'A solicitação tem um novo horário',
    reason: 'Mensagem:',
  },
  manage: 'Remarcar ou cancelar',
  manageRequest: 'Remarcar ou retirar',
  view: 'Ver agendamento',
  closed:
    'É tarde demais para remarcar ou cancelar on-line. Se você não puder participar, responda a este e-mail para avisar {owner}.',
  sender: '{guest} (via Slotform)',
} satisfies Translated<typeof source>
