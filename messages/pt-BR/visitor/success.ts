import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Agendamento confirmado',
  heading: 'Agendamento confirmado',
  mailNote: 'A confirmação está a caminho do seu e-mail.',
  mailedTo: 'Enviamos um e-mail para {email}.',
  request: { heading: 'Solicitação enviada', text: 'Ainda não confirmado. Você terá uma resposta até {until}.' },
  overHeading: 'Esta reunião já aconteceu',
  meeting: 'Reunião',
  withHost: 'com {host}',
  manage: 'Remarcar ou cancelar',
  date: 'Data',
  time: 'Horário',
  duration: 'Duração',
  location: 'Local',
  goBack: 'Voltar',
  addToCalendar: 'Adicionar à agenda',
  goHome: 'Ir para o início',
  calendarFailed: 'Não conseguimos criar o arquivo de agenda. Ele também está anexado ao e-mail de confirmação.',
  eventTitle: 'Reunião',
} satisfies Translated<typeof source>
