import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Campo obligatorio',
  invalidInput: 'Dato no válido',
  tooLong: '{max} caracteres como máximo',
  nameRequired: 'Indica un nombre',
  nameOneLine: 'El nombre debe ocupar una sola línea, sin caracteres de control',
  fullNameRequired: 'Indica tu nombre completo',
  emailInvalid: 'Escribe una dirección de correo válida',
  attendeeEmailInvalid: 'Dirección de correo no válida',
  messageTooShort: 'El mensaje debe tener al menos {min} caracteres',
  tooManyGuests: '{max} personas invitadas como máximo',
  noGuests: 'Esta página no permite invitar a más personas',
  formClosed: 'Este formulario ya no acepta respuestas.',
  oneOption: 'Elige una de las opciones',
  someOptions: 'Elige entre las opciones',
  number: 'Escribe un número',
  rating: 'Elige una valoración de 1 a {max}',
} satisfies Translated<typeof source>
