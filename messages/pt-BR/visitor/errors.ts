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
  tooManyPages: {
    title: 'Um momento, por favor',
    text: 'Sua rede abriu páginas demais. Espere um minuto e recarregue esta página.',
  },
} satisfies Translated<typeof source>
