import type { dataTransfer as source } from '@/messages/en/owner/data-transfer'
import type { Translated } from '@/messages/message'

/** Exporting the account, and importing a zip, among the owner's settings. */
export const dataTransfer = {
  export: {
    heading: 'Export',
    text: 'Alles aus Ihrem Konto in einer ZIP-Datei: Seiten, Formulare, Antworten, Buchungen, Dateien und Einstellungen. Sie enthält keine Passwörter oder Schlüssel. Sie können sie hier oder auf einem anderen Server importieren.',
    start: 'Export vorbereiten',
    download: 'ZIP-Datei herunterladen',
    again: 'Neu vorbereiten',
    retry: 'Erneut versuchen',
    ready:
      'Ihr Export ist bereit. Der Link gilt einen Tag und nur für Sie. Ihr Browser zeigt den Fortschritt; bricht ein Download ab, starten Sie ihn neu.',
    failed: 'Der Export konnte nicht vorbereitet werden.',
  },
  import: {
    heading: 'Import',
    text: 'Holen Sie einen Export in dieses Konto. Zuerst sehen Sie einen Plan. Was schon hier ist, bleibt, wie es ist.',
    nobodyIsMailed: 'Niemand erhält eine E-Mail über importierte Buchungen.',
    choose: 'ZIP-Datei wählen',
    drop: 'oder hier ablegen',
    uploading: 'Wird hochgeladen …',
    reading: 'Die Datei wird geprüft. Das kann einige Minuten dauern.',
    writing: 'Wird importiert. Das kann einige Minuten dauern.',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    confirm: 'Importieren',
    planned: 'Das wird der Import tun',
    nothingYet: 'Es wurde noch nichts geändert.',
    done: 'Import abgeschlossen',
    setUpAgain:
      'Verbinden Sie Kalender und richten Sie Schlüssel, Webhooks und Feeds neu ein: Ein Export enthält sie nicht.',
    another: 'Weitere Datei importieren',
    empty: 'Diese Datei ist leer. Wählen Sie eine ZIP-Datei, die Slotform exportiert hat.',
    tooLarge: 'Diese Datei ist zu groß für einen Import. Eine ZIP-Datei darf bis zu 1 GB haben.',
    noAnswer:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Sie können dieselbe Datei noch einmal senden: Nichts wird doppelt angelegt.',
  },
  plan: {
    list: 'Inhalt des Imports',
    exported: 'Exportiert am {moment}.',
    moment: '{date}, {time}',
    empty: 'In dieser Datei gibt es nichts zu importieren.',
    added: { one: '{count} neu', other: '{count} neu' },
    kept: { one: '{count} schon hier', other: '{count} schon hier' },
    skipped: { one: '{count} ausgelassen', other: '{count} ausgelassen' },
    parts: {
      settings: 'Einstellungen',
      'time-off': 'Abwesenheiten',
      forms: 'Formulare',
      pages: 'Buchungsseiten',
      bookings: 'Buchungen',
      meetings: 'Termine',
      responses: 'Antworten',
      files: 'Dateien',
      links: 'Links, die andere haben',
    },
    reasons: {
      taken: 'Ausgelassen: Ihre Zeit ist hier schon vergeben.',
      files: 'Ausgelassen: Die Datei fehlt, ist nicht erlaubt, oder ihre Antwort wurde nicht importiert.',
      missing: 'Ausgelassen: Etwas, wozu sie gehören, wurde nicht importiert.',
    },
    erased: {
      one: '{count} Eintrag kommt ohne eine Person, die gelöscht wurde.',
      other: '{count} Einträge kommen ohne Personen, die gelöscht wurden.',
    },
    renamed: 'Neue Adressen, weil die alten hier jemand anderem gehören',
    renamedTo: 'Aus /{from} wird /{to}',
    conflicts: 'Buchungen, deren Zeit vergeben ist',
    conflict: '{moment}: {name}',
  },
} as const satisfies Translated<typeof source>
