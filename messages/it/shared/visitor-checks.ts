import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Campo obbligatorio',
  invalidInput: 'Valore non valido',
  tooLong: 'Al massimo {max} caratteri',
  nameRequired: 'Indica un nome',
  nameOneLine: 'Il nome deve stare su una riga, senza caratteri di controllo',
  fullNameRequired: 'Indica nome e cognome',
  emailInvalid: 'Inserisci un indirizzo email valido',
  attendeeEmailInvalid: 'Indirizzo email non valido',
  messageTooShort: 'Il messaggio deve avere almeno {min} caratteri',
  tooManyGuests: 'Al massimo {max} persone invitate',
  noGuests: 'Questa pagina non permette di invitare altre persone',
  formClosed: 'Questo modulo non accetta più risposte.',
  oneOption: 'Scegli una delle opzioni',
  someOptions: 'Scegli tra le opzioni',
  number: 'Inserisci un numero',
  rating: 'Scegli un voto da 1 a {max}',
} satisfies Translated<typeof source>
