import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'Não deu certo',
  bookTitle: 'Agendar {title}',
  notBookedTitle: 'Ainda não agendado · {title}',
  notSentTitle: 'Ainda não enviado · {title}',
  times: {
    days: 'Dias com horários disponíveis',
    previous: 'Antes: {month}',
    next: 'Depois: {month}',
    showTimes: 'Mostrar horários',
    dayLabel: { one: '{day}, {count} horário', many: '{day}, {count} de horários', other: '{day}, {count} horários' },
    unchecked: '{day}, disponibilidade desconhecida',
  },
  managed: {
    cancelTitle: 'Cancelar {title}',
    notCancelledTitle: 'Não foi cancelado · {title}',
    notMovedTitle: 'Não foi remarcado · {title}',
    notCancelled: 'Não foi cancelado',
  },
  form: {
    notBooked: 'Ainda não agendado',
    otherTime: 'Escolher outro horário',
    wrong: { one: 'Confira {count} campo', many: 'Confira {count} de campos', other: 'Confira {count} campos' },
    fault: '<link>{name}</link>: {message}',
    more: 'Suas respostas levaram a mais perguntas. Responda a elas também.',
    trapped:
      'Parecia um agendamento automático, então nada foi agendado. Se você é uma pessoa, aperte o botão de novo.',
    notSent: 'Ainda não enviado',
    lost: 'Suas respostas não foram enviadas.',
  },
} satisfies Translated<typeof source>
