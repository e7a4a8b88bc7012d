import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Escolha um novo horário',
  pageTitle: 'Remarcar {title}',
  present: 'Seu horário atual',
  keep: 'Manter este horário',
  confirmTitle: 'Remarcar para este horário?',
  newTime: 'Novo horário',
  text: 'O horário antigo ficará livre para outras pessoas. Você e {host} receberão um e-mail.',
  message: 'Mensagem para {host} (opcional)',
  otherTime: 'Escolher outro horário',
  submit: 'Remarcar',
  pending: 'Remarcando…',
  close: 'Fechar',
  failure: {
    title: 'Não foi remarcado',
    network:
      'Não conseguimos remarcar seu agendamento. Verifique sua conexão e tente de novo. Sua mensagem continua aqui.',
    default: 'Não conseguimos remarcar seu agendamento. Tente de novo.',
    nothing: 'Nada mudou.',
    tooMany: 'Muitas tentativas a partir da sua rede.',
    refused: {
      taken: 'Outra pessoa acabou de agendar este horário.',
      past: 'Este horário ou sua reunião já começou.',
      notice: 'É tarde demais para escolher este horário: é preciso mais antecedência.',
      window: 'Este horário está fora das datas que podem ser agendadas.',
      limit: 'Não há mais vagas perto desta data.',
      closed: 'Quem organiza a reunião não está disponível neste horário ou não aceita agendamentos no momento.',
      hours: 'Este horário não é mais oferecido.',
      too_late: 'É tarde demais para remarcar este agendamento aqui.',
      moves_used: 'Este agendamento não pode mais ser remarcado aqui.',
      already_cancelled: 'Este agendamento foi cancelado nesse meio-tempo.',
      booking_not_found: 'Não encontramos mais este agendamento.',
      availability_unknown:
        'A agenda de quem organiza a reunião não está respondendo, e não conseguimos verificar este horário. Tente de novo em um minuto.',
    },
    changed: 'Este agendamento mudou nesse meio-tempo. Horário atual: {time}. Ainda quer remarcar?',
    changedUnknown: 'Este agendamento mudou nesse meio-tempo. Ainda quer remarcar?',
    contact: 'Escreva para {host}: <mail>{email}</mail>',
    nearest: 'Horários disponíveis mais próximos:',
    noneNearby: 'Não há outros horários disponíveis no momento.',
  },
} satisfies Translated<typeof source>
