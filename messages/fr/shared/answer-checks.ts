import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Saisissez une date valide',
  time: 'Saisissez une heure',
  phone: 'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +33 1 23 45 67 89',
  url: 'Saisissez une adresse web qui commence par https:// ou http://',
  scale: 'Choisissez un nombre de {from} à {to}',
  ranking: 'Donnez à chaque option une place différente',
  everyRow: 'Répondez à chaque ligne',
  address: 'Saisissez la rue et la ville',
  country: 'Choisissez un pays',
  consentChanged: 'Le texte a changé. Relisez-le.',
  tooManyFiles: '{max} fichiers maximum',
  tooFewChosen: 'Choisissez-en au moins {min}',
  tooManyChosen: 'Choisissez-en au plus {max}',
  tooSmall: 'Saisissez {min} ou plus',
  tooLarge: 'Saisissez {max} ou moins',
  tooShort: '{min} caractères minimum',
  tooEarly: 'Au plus tôt : {min}',
  tooLate: 'Au plus tard : {max}',
  fileGone: 'Choisissez à nouveau ce fichier : il n’est plus disponible',
  fileArriving: 'Veuillez attendre que vos fichiers soient arrivés',
  pattern: 'Vérifiez le format',
} satisfies Translated<typeof source>
