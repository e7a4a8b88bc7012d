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
} satisfies Translated<typeof source>
