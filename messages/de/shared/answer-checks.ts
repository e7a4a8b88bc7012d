import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Bitte geben Sie ein gültiges Datum ein',
  time: 'Bitte geben Sie eine Uhrzeit ein',
  phone: 'Bitte geben Sie eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +49 30 123456',
  url: 'Bitte geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt',
  scale: 'Bitte wählen Sie eine Zahl von {from} bis {to}',
  ranking: 'Bitte geben Sie jeder Option einen eigenen Platz',
  everyRow: 'Bitte beantworten Sie jede Zeile',
  address: 'Bitte geben Sie Straße und Ort ein',
  country: 'Bitte wählen Sie ein Land',
  consentChanged: 'Der Text hat sich geändert. Bitte lesen Sie ihn noch einmal.',
  tooManyFiles: 'Höchstens {max} Dateien',
  tooFewChosen: 'Bitte wählen Sie mindestens {min} aus',
  tooManyChosen: 'Bitte wählen Sie höchstens {max} aus',
  tooSmall: 'Bitte geben Sie mindestens {min} ein',
  tooLarge: 'Bitte geben Sie höchstens {max} ein',
  tooShort: 'Muss mindestens {min} Zeichen lang sein',
  tooEarly: 'Frühestens {min}',
  tooLate: 'Spätestens {max}',
  fileGone: 'Bitte wählen Sie diese Datei noch einmal aus: Sie ist nicht mehr vorhanden',
  fileArriving: 'Bitte warten Sie, bis Ihre Dateien angekommen sind',
  pattern: 'Bitte prüfen Sie das Format',
} satisfies Translated<typeof source>
