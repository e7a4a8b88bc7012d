import type { calendars as source } from '@/messages/en/owner/calendars'
import type { Translated } from '@/messages/message'

/** Choosing calendars of the connected accounts. */
export const calendars = {
  loading: 'Ihre Kalender werden geladen',
  none: 'Keine Kalender verfügbar.',
  loadFailed: 'Ihre Kalender konnten nicht geladen werden. Ihre Auswahl bleibt unverändert.',
  sendsInvitation: 'Versendet die Einladung',
  makePrimary: 'Als Hauptkalender festlegen',
  makePrimaryNamed: '{name} als Hauptkalender festlegen',
  readOnly: 'Nur lesen',
  unread: {
    reconnect: 'Dieses Konto muss neu verbunden werden.',
    forbidden: '{service} erlaubt Slotform nicht, dieses Konto zu lesen.',
    unreadable: '{service} hat etwas geliefert, das wir nicht lesen können.',
    limited: '{service} begrenzt gerade unsere Anfragen. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: '{service} antwortet gerade nicht.',
    unsupported: 'Dieser Server kann {service} nicht lesen.',
  },
  primary: 'Hauptkalender',
  primaryName: 'Hauptkalender',
  unnamed: 'Kalender ohne Namen',
  untitledEvent: '(Ohne Titel)',
  gone: 'Existiert nicht mehr',
  goneAccount: 'Nicht mehr verbunden',
} satisfies Translated<typeof source>
