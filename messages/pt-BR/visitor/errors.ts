import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Página não encontrada',
    text: 'Esta página não existe ou mudou de endereço. Confira o link e tente de novo.',
    home: 'Ir para o início',
  },
  unexpected: {
    title: 'Algo deu errado',
    text: 'Ocorreu um erro inesperado',
    home: 'Voltar ao início',
  },
  missing: {
    page: 'Página de agendamento não encontrada.',
    link: 'Este link não é válido ou não funciona mais. Peça um novo a quem o enviou.',
    form: 'Este formulário não existe ou não está publicado. Confira o endereço e tente de novo.',
    booking: 'Não encontramos este agendamento. Confira o link do seu e-mail.',
    profile: 'Perfil não encontrado.',
  },
} satisfies Translated<typeof source>
