import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Inserisci una data valida',
  time: 'Inserisci un orario',
  phone: 'Inserisci un numero di telefono con il prefisso del Paese, per esempio +39 06 1234567',
  url: 'Inserisci un indirizzo web che inizi con https:// o http://',
  scale: 'Scegli un numero da {from} a {to}',
  ranking: 'Dai a ogni opzione un posto diverso',
  everyRow: 'Rispondi a ogni riga',
  address: 'Inserisci via e città',
  country: 'Scegli un Paese',
  consentChanged: 'Il testo è cambiato. Leggilo di nuovo.',
  tooManyFiles: 'Al massimo {max} file',
  tooFewChosen: 'Scegline almeno {min}',
  tooManyChosen: 'Scegline al massimo {max}',
  tooSmall: 'Inserisci {min} o più',
  tooLarge: 'Inserisci {max} o meno',
  tooShort: 'Almeno {min} caratteri',
  tooEarly: 'Non prima di {min}',
  tooLate: 'Non oltre {max}',
  fileGone: 'Scegli di nuovo questo file: non è più disponibile',
  fileArriving: 'Attendi che i tuoi file siano arrivati',
  pattern: 'Controlla il formato',
} satisfies Translated<typeof source>
