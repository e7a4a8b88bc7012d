import type { caldav as source } from '@/messages/en/owner/caldav'
import type { Translated } from '@/messages/message'

/** Connecting a calendar server with an app password. */
export const caldav = {
  connect: 'CalDAV verbinden',
  renew: 'CalDAV erneuern',
  intro: 'Wir prüfen zuerst die Verbindung. Ihr Passwort wird verschlüsselt gespeichert und nie angezeigt.',
  connected: 'CalDAV verbunden',
  renewed: 'CalDAV erneuert',
  connectedText: 'Ihre Buchungsseiten können jetzt die Kalender von {account} prüfen und Buchungen darin eintragen.',
  failed: 'Verbindung fehlgeschlagen',
  nothingStored: 'Es wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
  service: 'Dienst',
  serverAddress: 'Serveradresse',
  username: 'Benutzername',
  password: 'App-Passwort',
  submit: 'Verbinden',
  submitRenewal: 'Erneuern',
  checking: 'Wird geprüft …',
  addressHint: 'Die CalDAV-Adresse Ihres Servers.',
  nextcloudAddressHint: 'Die Adresse, die Sie im Browser verwenden, z. B. cloud.example.com',
  services: {
    icloud: {
      name: 'iCloud',
      username: 'Die E-Mail-Adresse Ihres Apple Accounts.',
      password:
        'Nicht das Passwort Ihres Apple Accounts. Erstellen Sie unter account.apple.com im Bereich „Anmelden und Sicherheit“ ein app-spezifisches Passwort.',
    },
    fastmail: {
      name: 'Fastmail',
      username: 'Ihre Fastmail-Adresse.',
      password:
        'Erstellen Sie eines bei Fastmail unter „Einstellungen → Datenschutz & Sicherheit → App-Passwörter“, mit Zugriff auf Kalender.',
    },
    nextcloud: {
      name: 'Nextcloud',
      username: 'Ihr Nextcloud-Benutzername.',
      password:
        'Erstellen Sie eines in Nextcloud unter „Einstellungen → Sicherheit → Geräte & Sitzungen“ mit „Neues App-Passwort erstellen“.',
    },
    anyServer: {
      name: 'Anderer Server',
      username: 'Meist Ihre E-Mail-Adresse.',
      password:
        'Wenn der Dienst App-Passwörter anbietet, erstellen Sie eines für Slotform. Sie können es jederzeit widerrufen.',
    },
  },
  refused: {
    unreached:
      'Diese Adresse ist nicht erreichbar. Sie muss öffentlich sein, mit https:// beginnen und antworten. Prüfen Sie sie oder versuchen Sie es gleich noch einmal.',
    elsewhere: 'Diese Adresse leitet auf einen anderen Server weiter. Geben Sie dessen Adresse ein.',
    noCaldav:
      'Unter dieser Adresse gibt es keine Kalender. Suchen Sie in den Einstellungen des Dienstes nach der CalDAV-Adresse.',
    notListed:
      'Diese Installation verbindet nur bestimmte CalDAV-Server, und dieser gehört nicht dazu. Wenden Sie sich an Ihre Administration.',
    tooMuch: 'Der Server hat mehr geliefert, als wir lesen können. Ist das die Adresse eines einzelnen Kontos?',
    password:
      'Der Server hat Benutzername und Passwort nicht akzeptiert. Achten Sie darauf, dass es ein App-Passwort ist.',
    forbidden: 'Der Server erlaubt diesem Konto keine Kalender.',
    rateLimited: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    unreadable: 'Der Server hat keinen Kalender geliefert. Versuchen Sie es gleich noch einmal.',
    noCalendar: 'Dieses Konto hat keinen Kalender. Legen Sie beim Dienst einen an und verbinden Sie es dann erneut.',
  },
} satisfies Translated<typeof source>
