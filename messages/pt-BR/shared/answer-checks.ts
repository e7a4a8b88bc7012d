import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Digite uma data válida',
  time: 'Digite um horário',
  phone: 'Digite um número de telefone com o código do país, por exemplo +55 11 91234-5678',
  url: 'Digite um endereço da web que comece com https:// ou http://',
  scale: 'Escolha um número de {from} a {to}',
  ranking: 'Dê a cada opção uma posição diferente',
  everyRow: 'Responda a todas as linhas',
  address: 'Digite a rua e a cidade',
  country: 'Escolha um país',
  consentChanged: 'O texto mudou. Leia-o novamente.',
  tooManyFiles: 'No máximo {max} arquivos',
  tooFewChosen: 'Escolha pelo menos {min}',
  tooManyChosen: 'Escolha no máximo {max}',
  tooSmall: 'Digite {min} ou mais',
  tooLarge: 'Digite {max} ou menos',
  tooShort: 'Deve ter pelo menos {min} caracteres',
  tooEarly: 'Não antes de {min}',
  tooLate: 'Não depois de {max}',
  fileGone: 'Escolha este arquivo de novo: ele não está mais disponível',
  fileArriving: 'Aguarde até que seus arquivos cheguem',
  pattern: 'Verifique o formato',
} satisfies Translated<typeof source>
