import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Concluir agendamento',
  close: 'Fechar',
  hostTime: '{time} para {host}',
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Enviaremos a confirmação e o convite da agenda para este endereço.',
  requiredNote: 'Obrigatório',
  loading: 'Carregando as perguntas…',
  notLoaded: 'Não conseguimos carregar as perguntas.',
  loadAgain: 'Tentar de novo',
  submit: 'Agendar',
  pending: 'Agendando…',
  failure: {
    title: 'Erro',
    default: 'Não foi possível agendar a reunião',
    network:
      'Não conseguimos enviar seu agendamento. Verifique sua conexão e tente de novo. Seus dados continuam aqui.',
    gone: 'Esta página acabou de sair do ar. Nada foi agendado.',
    outdated: 'As perguntas acabaram de mudar. Nada foi agendado ainda. Revise suas respostas e agende de novo.',
    tooMany: 'Muitas tentativas de agendamento a partir da sua rede.',
    nothingBooked: 'Nada foi agendado. Tente de novo daqui a pouco.',
    refused: {
      past: 'Este horário já começou ou já passou.',
      notice: 'É tarde demais para agendar este horário: é preciso mais antecedência.',
      window: 'Este horário está fora das datas que podem ser agendadas.',
      limit: 'Não há mais vagas perto desta data.',
      closed: 'Quem organiza a reunião não está disponível neste horário.',
      hours: 'Este horário não é mais oferecido.',
    },
    nearest: 'Horários disponíveis mais próximos:',
    noneNearby: 'Não há outros horários disponíveis no momento.',
  },
} satisfies Translated<typeof source>
