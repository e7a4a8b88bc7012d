import type { ownerChecks as source } from '@/messages/en/owner/owner-checks'
import type { Translated } from '@/messages/message'

/** Like `checks`, of calls that only an owner's screens make. */
export const ownerChecks = {
  mailLimit: {
    one: 'Das E-Mail-Limit Ihres Kontos ist erreicht: {limit} bis {until}. Davon sind noch {left} übrig, nötig ist {count} E-Mail. Es wurde nichts geändert.',
    other:
      'Das E-Mail-Limit Ihres Kontos ist erreicht: {limit} bis {until}. Davon sind noch {left} übrig, nötig sind {count} E-Mails. Es wurde nichts geändert.',
  },
  tooManyToRead:
    'Dieses Formular hat zu viele Einsendungen, um sie rechtzeitig durchzugehen. Grenzen Sie den Zeitraum ein.',
  notOwnAddress: 'Das ist nicht die E-Mail-Adresse Ihres Kontos',
  retentionDays: 'Eine ganze Zahl von Tagen, {min} bis {max}',
  languageUnknown: 'Unbekannte Sprache',
  textUnknown: 'Unbekannter Text',
  /** A configuration file. */
  fieldUnknown: 'Unbekanntes Feld: {name}',
  questionKeyInvalid: 'Ein Schlüssel besteht aus 1 bis 64 Zeichen: a-z, 0-9 und -',
  questionKeyRepeated: 'Zwei Fragen haben diesen Schlüssel',
  endingIdInvalid: 'Eine Kennung hat höchstens 64 Buchstaben, Ziffern, Binde- und Unterstriche',
  endingIdRepeated: 'Zwei Abschlüsse haben diese Kennung',
  noPageFollows: 'Auf dieses Formular folgt keine Buchungsseite',
  pageAsksMore: 'Die folgende Buchungsseite stellt eigene Fragen. Buchen Sie dort.',
  endingNamed: 'Eine Regel führt zu einem Abschluss, der fehlt. Ändern Sie zuerst die Regel.',
  tooManyEndings: 'Höchstens {max} Abschlüsse',
  questionTypeFixed: 'Eine Frage behält ihren Typ. Gib der neuen Frage einen anderen Schlüssel.',
  rightNeeded: 'Wählen Sie mindestens ein Recht',
  notInFuture: 'Wählen Sie einen Zeitpunkt in der Zukunft',
  scaleRange: 'Eine Skala beginnt bei 0 oder höher, endet spätestens bei {max} und hat höchstens {steps} Schritte',
  hiddenName:
    'Ein Name beginnt mit einem Buchstaben und hat bis zu 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche',
  validationUnknown: 'Diese Art von Frage hat keine solche Grenze',
  patternInvalid: 'Das ist kein Muster in der Syntax von RE2, oder es ist zu groß (höchstens {max} Zeichen)',
  rangeEmpty: 'Keine Antwort erfüllt diese Grenzen',
  jumpForward: 'Ein Sprung muss zu einer späteren Frage führen',
  operatorUnfit: 'Antworten auf diese Frage lassen sich so nicht vergleichen',
  neverAsked: 'Hier wird nach keiner Antwort gefragt, also kann keine verlangt werden',
  endingUnknown: 'Dieses Formular hat keinen solchen Abschluss',
  dependsOnItself: 'Diese Frage hinge von sich selbst ab',
  ruleConditions: 'Eine Regel hat 1 bis {max} Bedingungen',
  ruleActions: 'Eine Regel hat 1 bis {max} Aktionen',
  dateOrTime: 'Datum als JJJJ-MM-TT oder Uhrzeit als HH:MM eingeben',
  caldavUnreached:
    'Diese Adresse ist nicht erreichbar. Sie muss öffentlich sein, mit https:// beginnen und antworten. Prüfen Sie sie oder versuchen Sie es gleich noch einmal.',
  caldavElsewhere: 'Diese Adresse leitet auf einen anderen Server weiter. Geben Sie dessen Adresse ein.',
  caldavNone:
    'Unter dieser Adresse gibt es keine Kalender. Suchen Sie in den Einstellungen des Dienstes nach der CalDAV-Adresse.',
  caldavNotListed:
    'Diese Installation verbindet nur bestimmte CalDAV-Server, und dieser gehört nicht dazu. Wenden Sie sich an Ihre Administration.',
  caldavTooMuch: 'Der Server hat mehr geliefert, als wir lesen können. Ist das die Adresse eines einzelnen Kontos?',
  caldavPassword:
    'Der Server hat Benutzername und Passwort nicht akzeptiert. Achten Sie darauf, dass es ein App-Passwort ist.',
  caldavForbidden: 'Der Server erlaubt diesem Konto keine Kalender.',
  caldavRateLimited: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
  caldavUnreadable: 'Der Server hat keinen Kalender geliefert. Versuchen Sie es gleich noch einmal.',
  caldavNoCalendar:
    'Dieses Konto hat keinen Kalender. Legen Sie beim Dienst einen an und verbinden Sie es dann erneut.',
  icsAddress: 'Geben Sie die Adresse eines Kalenders ein, zum Beispiel https://calendar.example.com/team.ics',
  icsUnreached:
    'Diese Adresse ist nicht erreichbar. Sie muss öffentlich sein und antworten. Prüfen Sie sie oder versuchen Sie es gleich noch einmal.',
  icsPlain:
    'Diese Adresse beginnt mit http://, sodass andere mitlesen könnten. Verwenden Sie eine, die mit https:// beginnt.',
  icsMissing:
    'Unter dieser Adresse gibt es keinen Kalender. Kopieren Sie sie noch einmal aus den Einstellungen des Kalenders.',
  icsForbidden:
    'Der Server lässt uns diesen Kalender nicht lesen. Suchen Sie nach seiner privaten oder öffentlichen Adresse.',
  icsTooMuch:
    'Dieser Kalender ist größer als 10 MB und damit mehr, als wir lesen können. Geben Sie einen kürzeren Zeitraum frei.',
  icsNone: 'Diese Adresse führt zu keiner Kalenderdatei (ICS). Ist es die Adresse einer Webseite?',
  icsUnreadable:
    'Dieser Kalender enthält einen Termin, den wir nicht lesen können. Wir wüssten also nicht, wann Sie beschäftigt sind.',
  icsRateLimited: 'Der Server begrenzt unsere Anfragen. Versuchen Sie es in einigen Minuten erneut.',
  /** The address of a webhook. */
  webhookUrl: 'Geben Sie eine https://-Adresse ohne Benutzernamen, Passwort und ohne Teil nach # ein',
  webhookAddress: 'Diese Adresse ist privat oder unverschlüsselt. Geben Sie eine öffentliche https://-Adresse ein.',
  webhookEvents: 'Wählen Sie mindestens ein Ereignis',
  idsOrFilter: 'Entweder Ids oder ein Filter',
} satisfies Translated<typeof source>
