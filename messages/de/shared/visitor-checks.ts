import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Pflichtfeld',
  invalidInput: 'Ungültige Eingabe',
  tooLong: 'Höchstens {max} Zeichen',
  nameRequired: 'Bitte geben Sie einen Namen ein',
  nameOneLine: 'Der Name muss in einer Zeile stehen und darf keine Steuerzeichen enthalten',
  fullNameRequired: 'Bitte geben Sie Vor- und Nachnamen ein',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  attendeeEmailInvalid: 'Ungültige E-Mail-Adresse',
  messageTooShort: 'Die Nachricht muss mindestens {min} Zeichen lang sein',
  tooManyGuests: 'Höchstens {max} Gäste',
  noGuests: 'Auf dieser Seite sind keine weiteren Gäste möglich',
  formClosed: 'Dieses Formular nimmt keine Antworten mehr an.',
  oneOption: 'Bitte wählen Sie eine der Optionen',
  someOptions: 'Bitte wählen Sie aus den Optionen',
  number: 'Bitte geben Sie eine Zahl ein',
  rating: 'Bitte wählen Sie eine Bewertung von 1 bis {max}',
} satisfies Translated<typeof source>
