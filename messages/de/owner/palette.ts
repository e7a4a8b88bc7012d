import type { palette as source } from '@/messages/en/owner/palette'
import type { Translated } from '@/messages/message'

/** The search over screens, actions and the owner's things (Ctrl+K). */
export const palette = {
  open: 'Suchen …',
  keys: { apple: '⌘ K', others: 'Strg K' },
  title: 'Suche und Befehle',
  placeholder: 'Suchen oder Befehl eingeben',
  results: 'Ergebnisse',
  none: 'Nichts gefunden zu „{q}“.',
  count: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  groups: {
    actions: 'Aktionen',
    meetings: 'Bevorstehende Termine',
    screens: 'Gehe zu',
    pages: 'Buchungsseiten',
    forms: 'Formulare',
    settings: 'Einstellungen',
  },
  newMeeting: 'Termin erstellen',
  newPage: 'Buchungsseite erstellen',
  newForm: 'Formular erstellen',
  shortcuts: 'Tastenkürzel',
  copyLinkOf: 'Link kopieren: {title}',
  linksOf: 'Links: {title}',
  responsesOf: 'Einsendungen: {title}',
  settingsOf: 'Einstellungen: {section}',
  themeOf: 'Design: {theme}',
} satisfies Translated<typeof source>
