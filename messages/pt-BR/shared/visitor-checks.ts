import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Campo obrigatório',
  invalidInput: 'Valor inválido',
  tooLong: 'No máximo {max} caracteres',
  nameRequired: 'Informe um nome',
  nameOneLine: 'O nome deve ocupar uma só linha, sem caracteres de controle',
  fullNameRequired: 'Informe seu nome completo',
  emailInvalid: 'Digite um endereço de e-mail válido',
  attendeeEmailInvalid: 'Endereço de e-mail inválido',
  messageTooShort: 'A mensagem deve ter pelo menos {min} caracteres',
  tooManyGuests: 'No máximo {max} pessoas convidadas',
  noGuests: 'Esta página não permite convidar outras pessoas',
  formClosed: 'Este formulário não aceita mais respostas.',
  oneOption: 'Escolha uma das opções',
  someOptions: 'Escolha entre as opções',
  number: 'Digite um número',
  rating: 'Escolha uma nota de 1 a {max}',
} satisfies Translated<typeof source>
