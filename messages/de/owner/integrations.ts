import type { integrations as source } from '@/messages/en/owner/integrations'
import type { Translated } from '@/messages/message'

/** Accounts of calendar and video services. */
export const integrations = {
  title: 'Integrationen',
  metaTitle: 'Integrationen',
  intro: 'Verbinden Sie die Kalender und Videodienste, die Sie nutzen.',
  calendars: {
    heading: 'Kalender',
    intro: 'Wir prüfen sie auf Konflikte und tragen Ihre Buchungen darin ein.',
  },
  toFeeds: 'Sie möchten Ihre Termine in einer Kalender-App sehen? <feeds>Abonnieren Sie einen Feed</feeds>.',
  notEnabled: 'Auf diesem Server nicht eingerichtet: {services}',
  headlines: { caldav: 'Apple iCloud, Fastmail, Nextcloud', ics: 'Ein Kalender per Adresse (ICS)' },
  providers: {
    zoom: 'Gibt jedem Termin einen eigenen Zoom-Link.',
    google: 'Prüft Ihre Google-Kalender auf Konflikte, trägt Buchungen ein und erstellt Links für Google Meet.',
    microsoft:
      'Prüft Ihre Outlook-Kalender auf Konflikte und trägt Buchungen ein. Geschäfts-, Schul- und Unikonten erhalten auch Teams-Links.',
    caldav: 'Jeder Kalender, der CalDAV unterstützt. Prüft Ihre Kalender auf Konflikte und trägt Buchungen ein.',
    ics: 'Jeder Kalender, der als Datei veröffentlicht ist: Dienstplan, Schule, Sportverein. Wir prüfen ihn auf Konflikte und lesen nur.',
  },
  connect: '{service} verbinden',
  connectWith: 'Mit {service} verbinden',
  connectAnother: 'Weiteres Konto verbinden',
  byAddress: { add: 'Kalender per Adresse hinzufügen', addAnother: 'Weiteren Kalender hinzufügen' },
  notConfigured:
    '{service} ist auf diesem Server nicht eingerichtet. Ihre Administration kann das übernehmen (siehe docs/providers.md).',
  account: '{service}-Konto',
  connected: 'Verbunden',
  renewalRequired: 'Erneuerung nötig',
  since: 'Verbunden: {date}',
  lastUsed: 'Verbunden: {date} · Zuletzt genutzt: {lastUse}',
  calendarOnly: 'Nur Kalender. Dieses Konto kann keine Teams-Links erstellen.',
  locations: {
    places: { in_person: 'Vor Ort', phone: 'Telefon', link: 'Link', elsewhere: 'Woanders' },
    connectFirst: '{location} (zuerst {service} verbinden)',
    cannotCreateLinks: '{location} (Ihr Konto kann keine Links erstellen)',
  },
  renewals: {
    label: 'Zu erneuernde Verbindungen',
    title: 'Verbindung zu {service} muss erneuert werden',
    text: 'Slotform hat keinen Zugriff mehr auf {account}. Bis Sie es neu verbinden, entstehen weder Links noch Kalendereinträge, und Zeiten, die davon abhängen, werden nicht angeboten.',
    thisAccount: 'dieses Konto',
    refresh: 'Aktualisieren',
  },
  disconnect: {
    button: 'Trennen',
    title: '{service} trennen?',
    text: 'Slotform hat dann keinen Zugriff mehr auf dieses Konto. Vorhandene Termine ändern sich nicht.',
    textNamed:
      'Slotform hat dann keinen Zugriff mehr auf dieses Konto ({account}). Vorhandene Termine ändern sich nicht.',
    done: { title: 'Verbindung getrennt', text: 'Die Integration wurde getrennt' },
    failed: { title: 'Trennen fehlgeschlagen', text: 'Die Integration konnte nicht getrennt werden' },
    checking: 'Seiten, die es nutzen, werden gesucht …',
    unknown: 'Auf Seiten, die es nutzen, wird es nicht mehr geprüft.',
    unused: 'Keine Buchungsseite nutzt es.',
    stopsChecking: 'Für {pages} wird dieses Konto nicht mehr auf Konflikte geprüft.',
    stopsWriting: 'Neue Buchungen für {pages} werden nicht mehr in dessen Kalender eingetragen.',
    stopsLinks:
      'Neue Buchungen für {pages} erhalten keinen Link, bis Sie ein anderes Konto verbinden oder den Ort ändern.',
    stopsDefault: 'Dessen Kalender werden aus Ihren Standardkalendern entfernt.',
    page: '„{title}“',
    morePages: '{count} weitere',
  },
  arrival: {
    connected: {
      google: {
        title: 'Google verbunden',
        text: 'Ihre Buchungsseiten können jetzt dessen Kalender prüfen, und Termine sind über Google Meet möglich.',
      },
      microsoft: {
        title: 'Microsoft verbunden',
        text: 'Ihre Buchungsseiten können jetzt dessen Kalender prüfen. Mit einem Geschäfts-, Schul- oder Unikonto sind Termine über Microsoft Teams möglich.',
      },
      zoom: { title: 'Zoom verbunden', text: 'Sie können jetzt Zoom als Ort für Termine wählen.' },
    },
    failed: 'Verbindung fehlgeschlagen',
    errors: {
      missing_params: 'Die Anmeldung kam unvollständig zurück. Beginnen Sie hier noch einmal mit „Verbinden“.',
      invalid_user:
        'Diese Anmeldung wurde vor mehr als zehn Minuten, in einem anderen Browser oder mit einem anderen Konto begonnen. Beginnen Sie hier noch einmal.',
      token_exchange_failed:
        'Der Anbieter hat die Anmeldung nicht abgeschlossen. Warten Sie einen Moment und verbinden Sie erneut.',
      authentication_failed: 'Der Anbieter hat keinen Zugriff gewährt. Verbinden Sie erneut und wählen Sie „Zulassen“.',
      tenant_access:
        'Ihre Organisation hat Slotform nicht freigegeben. Fragen Sie deren Administration oder nutzen Sie ein anderes Konto.',
      configuration_error:
        'Dieser Server ist für diesen Anbieter nicht richtig eingerichtet. Bitten Sie Ihre Administration, die Registrierung dort zu prüfen.',
      user_info_failed:
        'Es ließ sich nicht feststellen, welches Konto das ist. Warten Sie einen Moment und verbinden Sie erneut.',
      consent_required:
        'Es fehlen Berechtigungen. Verbinden Sie erneut und lassen Sie bei der Zustimmung alle Kästchen ausgewählt.',
      AADSTS50020:
        'Dieses Microsoft-Konto gehört zu einer Organisation, die hier keinen Zugriff hat. Melden Sie sich mit einem anderen an.',
    },
    unknownError: 'Die Integration konnte nicht verbunden werden. Bitte versuchen Sie es erneut.',
  },
} satisfies Translated<typeof source>
