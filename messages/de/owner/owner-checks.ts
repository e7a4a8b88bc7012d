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
  languageUnknown: 'Unbekannte Sprache',
  textUnknown: 'Unbekannter Text',
  jumpForward: 'Ein Sprung muss zu einer späteren Frage führen',
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
} satisfies Translated<typeof source>
