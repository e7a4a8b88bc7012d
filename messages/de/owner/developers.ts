import type { developers as source } from '@/messages/en/owner/developers'
import type { Translated } from '@/messages/message'

/** The screen for programs. Its sections have parts of their own. */
export const developers = {
  title: 'Entwickler',
  intro: 'Lassen Sie Programme, Skripte und Agenten tun, was Sie hier tun können.',
  reference: 'Alle Aufrufe mit Feldern und Antworten finden Sie in der <reference>API-Referenz</reference>.',
  backToSettings: 'Einstellungen',
  keys: {
    heading: 'API-Schlüssel',
    intro: 'Mit einem Schlüssel handelt ein Programm für Sie, in den Grenzen, die Sie festlegen.',
  },
  webhooks: { heading: 'Webhooks', intro: 'Wir rufen eine Adresse von Ihnen auf, sobald etwas geschieht.' },
} as const satisfies Translated<typeof source>
