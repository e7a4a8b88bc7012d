import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Escribe una fecha válida',
  time: 'Escribe una hora',
  phone: 'Escribe un número de teléfono con el prefijo del país, por ejemplo +34 912 345 678',
  url: 'Escribe una dirección web que empiece por https:// o http://',
  scale: 'Elige un número del {from} al {to}',
  ranking: 'Da a cada opción un puesto propio',
  everyRow: 'Responde a todas las filas',
  address: 'Escribe la calle y la ciudad',
  country: 'Elige un país',
  consentChanged: 'El texto ha cambiado. Léelo de nuevo.',
  tooManyFiles: '{max} archivos como máximo',
  tooFewChosen: 'Elige {min} como mínimo',
  tooManyChosen: 'Elige {max} como máximo',
  tooSmall: 'Escribe {min} o más',
  tooLarge: 'Escribe {max} o menos',
  tooShort: 'Debe tener al menos {min} caracteres',
  tooEarly: 'Como muy pronto, {min}',
  tooLate: 'Como muy tarde, {max}',
  fileGone: 'Vuelve a elegir este archivo: ya no está disponible',
  fileArriving: 'Espera a que lleguen tus archivos',
  pattern: 'Revisa el formato',
} satisfies Translated<typeof source>
