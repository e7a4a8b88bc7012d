import type { translations as source } from '@/messages/en/owner/translations'
import type { Translated } from '@/messages/message'

/** Texts of a page or a form in several languages. */
export const translations = {
  add: 'Sprache hinzufügen',
  switch: 'Sprache der Texte',
  main: 'Hauptsprache',
  mainTexts: 'Diese Texte erscheinen, wo eine Übersetzung fehlt.',
  labelIn: '{label} auf {language}',
  missing: { one: 'Auf {language} fehlt {count} Text', other: 'Auf {language} fehlen {count} Texte' },
  complete: 'Auf {language} fehlt nichts.',
  remove: {
    label: '{language} entfernen',
    title: '{language} entfernen?',
    page: 'Beim Speichern werden der übersetzte Titel und die übersetzte Beschreibung gelöscht.',
    form: 'Beim Speichern werden die übersetzten Texte des Formulars und aller seiner Fragen gelöscht.',
  },
} satisfies Translated<typeof source>
