import type { settings as source } from '@/messages/en/owner/settings'
import type { Translated } from '@/messages/message'

export const settings = {
  title: 'Einstellungen',
  intro: 'Ihr Profil und wie Datum und Zeit aussehen.',
  loadFailed: {
    title: 'Die Einstellungen konnten nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
  },
  unsaved: 'Es gibt nicht gespeicherte Änderungen.',
  saved: 'Einstellungen gespeichert',
  saveFailed: {
    title: 'Die Einstellungen konnten nicht gespeichert werden',
    text: 'Ihre Änderungen sind noch da. Bitte versuchen Sie es erneut.',
  },
  profile: {
    heading: 'Profil',
    fullName: 'Vor- und Nachname',
    hint: 'Steht auf Ihren Buchungsseiten und als Absender in Ihren E-Mails.',
    example: 'Ada Lovelace',
  },
  brand: {
    heading: 'Marke',
    intro: 'Erscheint auf Ihren Buchungsseiten, Formularen und E-Mails.',
    face: {
      label: 'Foto',
      hint: 'Ohne Foto zeigen wir Ihre Initialen.',
      choose: 'Foto hochladen',
      replace: 'Foto ändern',
      remove: 'Foto entfernen',
      saved: 'Foto gespeichert',
      removed: 'Foto entfernt',
      failed: 'Das Foto konnte nicht gespeichert werden',
    },
    logo: {
      label: 'Logo',
      hint: 'Optional. Am besten passt ein breites Logo mit transparentem Hintergrund.',
      choose: 'Logo hochladen',
      replace: 'Logo ändern',
      remove: 'Logo entfernen',
      saved: 'Logo gespeichert',
      removed: 'Logo entfernt',
      failed: 'Das Logo konnte nicht gespeichert werden',
    },
    crop: {
      title: 'Foto ausrichten',
      text: 'Ziehen Sie das Foto oder verwenden Sie die Regler.',
      zoom: 'Zoom',
      across: 'Von links nach rechts',
      down: 'Von oben nach unten',
      save: 'Foto speichern',
      unreadable: 'Ihr Browser kann diese Datei nicht anzeigen. Versuchen Sie es mit einem JPEG oder PNG.',
    },
    bio: 'Kurzvorstellung',
    bioHint: 'Optional. Ein oder zwei Sätze.',
    bioExample: 'Ich helfe kleinen Teams, langlebige Software zu entwickeln.',
    accent: 'Akzentfarbe',
    accentHint: 'Für Schaltflächen und Links. Wo der Kontrast zu gering ist, passen wir sie an.',
    preview: 'Vorschau',
    previewTitle: 'Termin (30 Minuten)',
    previewButton: 'Termin buchen',
  },
  publicProfile: {
    heading: 'Öffentliches Profil',
    intro:
      'Eine Seite mit Ihren Buchungsseiten und Formularen. Was sie aufführt, legen Sie beim Bearbeiten der einzelnen Seiten und Formulare fest.',
    show: 'Mein öffentliches Profil zeigen',
    username: 'Benutzername',
    usernameHint: 'Wenn Sie ihn ändern, funktioniert der alte Link nicht mehr.',
    view: 'Profil ansehen',
  },
  time: {
    heading: 'Datum und Zeit',
    weekStartDay: 'Erster Tag der Woche',
    timeFormat: 'Zeitformat',
    dateFormat: 'Datumsformat',
    formatExample: '{format} ({example})',
    timezoneHint: {
      saved: 'Gilt überall in Slotform und in Ihren E-Mails.',
      detected: 'Von Ihrem Browser erkannt. Speichern Sie, um sie zu behalten.',
      unknown: 'Ihre Zeitzone ließ sich nicht erkennen. Wählen Sie eine und speichern Sie.',
    },
    preview: 'So wird es aussehen',
    weeks: 'Wochen gehen von {first} bis {last}.',
  },
  calendars: {
    heading: 'Standardkalender',
    intro: 'In diese Kalender tragen wir Termine ein, die Sie erstellen.',
    introWithOrder:
      'In diese Kalender tragen wir Termine ein, die Sie erstellen. Der erste Kalender versendet Einladungen, die anderen erhalten eine Kopie.',
    none: 'Termine bleiben in Slotform, bis Sie einen verbinden. <link>Kalender verbinden</link>',
  },
  language: {
    heading: 'Sprache',
    intro: 'Für Ihre Ansichten, die E-Mails an Sie und Ihren Kalender. Gäste wählen ihre Sprache selbst.',
  },
  appearance: {
    heading: 'Darstellung',
    intro: 'Wird in diesem Browser gespeichert. Gäste sehen immer das Design ihres eigenen Systems.',
    choices: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  },
  testMail: {
    heading: 'E-Mail',
    intro: 'Prüfen Sie, ob unsere E-Mails bei Ihnen ankommen. Der Test geht an <address>{email}</address>.',
    send: 'Test-E-Mail senden',
    sent: 'Test-E-Mail gesendet',
    sentText: 'Sehen Sie bei {email} nach.',
    failed: 'Die Test-E-Mail konnte nicht gesendet werden',
  },
  sessions: {
    heading: 'Angemeldete Geräte',
    intro:
      'Browser, die in Ihrem Konto angemeldet sind. Melden Sie ab, was Sie nicht kennen oder nicht mehr verwenden.',
  },
} satisfies Translated<typeof source>
