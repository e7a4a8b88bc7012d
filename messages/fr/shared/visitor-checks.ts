import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Champ obligatoire',
  invalidInput: 'Saisie non valide',
  tooLong: '{max} caractères maximum',
  nameRequired: 'Indiquez un nom',
  nameOneLine: 'Le nom doit tenir sur une ligne, sans caractères de contrôle',
  fullNameRequired: 'Indiquez votre nom complet',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  attendeeEmailInvalid: 'Adresse e-mail non valide',
  messageTooShort: 'Le message doit compter au moins {min} caractères',
  tooManyGuests: '{max} personnes invitées maximum',
  noGuests: 'Cette page ne permet pas d’inviter d’autres personnes',
  formClosed: 'Ce formulaire n’accepte plus de réponses.',
  oneOption: 'Choisissez l’une des options',
  someOptions: 'Choisissez parmi les options',
  number: 'Saisissez un nombre',
  rating: 'Choisissez une note de 1 à {max}',
} satisfies Translated<typeof source>
