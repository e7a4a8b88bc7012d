import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Este horário não está mais disponível.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Origem não permitida',
  sign_in_refused: 'Este endereço de e-mail não tem permissão para fazer login aqui.',
  sign_in_links_sent:
    'Já enviamos links de acesso para este endereço. Confira sua caixa de entrada: os três últimos funcionam por 15 minutos.',
  booking_not_found: 'Agendamento não encontrado',
  form_not_published: 'Este formulário não existe ou não está publicado. Confira o endereço e tente de novo.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Este agendamento já foi cancelado.',
  too_late: 'É tarde demais para alterar este agendamento on-line. Fale com quem organiza a reunião.',
  form_closed: 'Este formulário está fechado.',
  limited: 'Muitas solicitações. Tente de novo mais tarde.',
  not_storable: 'O texto contém caracteres que não podem ser salvos',
  unavailable: 'O serviço está indisponível no momento.',
  too_slow: 'A operação demorou demais. Tente de novo.',
  email_not_sent: 'Não foi possível enviar o e-mail',
  availability_unknown: 'No momento não é possível verificar a disponibilidade.',
  internal: 'Algo deu errado',
} satisfies Translated<typeof source>
