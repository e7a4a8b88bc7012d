import type { questions as source } from '@/messages/en/owner/questions'
import type { Translated } from '@/messages/message'

/** The questions of a form, as its owner edits them. */
export const questions = {
  add: 'Frage hinzufügen',
  pickType: 'Welche Art von Antwort möchten Sie?',
  added: 'Frage hinzugefügt',
  empty: { title: 'Noch keine Fragen', text: 'Wählen Sie eine Art und schreiben Sie dann Ihre Frage.' },
  full: 'Ein Formular kann bis zu {max} Fragen enthalten.',
  kinds: {
    text: { label: 'Text', hint: 'Eine kurze Antwort in einer Zeile' },
    email: { label: 'E-Mail', hint: 'Eine gültige E-Mail-Adresse' },
    number: { label: 'Zahl', hint: 'Eine Zahl, mit oder ohne Nachkommastellen' },
    select: { label: 'Einfachauswahl', hint: 'Genau eine Option' },
    multiselect: { label: 'Mehrfachauswahl', hint: 'Eine oder mehrere Optionen' },
    rating: { label: 'Bewertung', hint: 'Von eins bis fünf' },
    paragraph: { label: 'Absatz', hint: 'Eine längere Antwort in mehreren Zeilen' },
  },
  card: {
    required: 'Pflichtfrage',
    moreOptions: '… und {count} weitere',
    move: 'Frage {number} verschieben',
    edit: 'Frage {number} bearbeiten',
    duplicate: 'Frage {number} duplizieren',
    delete: 'Frage {number} löschen',
    more: 'Weitere Aktionen für Frage {number}',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
  },
  duplicated: 'Frage dupliziert',
  dialog: {
    title: 'Frage bearbeiten',
    question: 'Frage',
    description: 'Beschreibung',
    descriptionHint: 'Optional. Erscheint unter der Frage.',
    required: 'Pflichtfrage',
    save: 'Frage speichern',
    saveAndAdd: 'Speichern und weitere hinzufügen',
    saved: 'Frage gespeichert',
    cancel: 'Abbrechen',
  },
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Änderungen werden nicht gespeichert.',
    confirm: 'Verwerfen',
  },
  options: {
    label: 'Optionen',
    hint: 'Drücken Sie die Eingabetaste für die nächste Option oder fügen Sie eine Liste ein.',
    add: 'Option hinzufügen',
    name: 'Option {number}',
    move: 'Option {number} verschieben',
    remove: 'Option {number} entfernen',
  },
  fresh: { question: 'Frage ohne Titel', option: 'Option {number}' },
  delete: {
    title: '„{question}“ löschen?',
    text: 'Vorhandene Antworten bleiben erhalten.',
    textWithRules: {
      one: '{count} Logikregel verwendet diese Frage und wird ebenfalls gelöscht. Vorhandene Antworten bleiben erhalten.',
      other:
        '{count} Logikregeln verwenden diese Frage und werden ebenfalls gelöscht. Vorhandene Antworten bleiben erhalten.',
    },
    confirm: 'Löschen',
    done: 'Frage gelöscht',
  },
  failures: {
    add: {
      title: 'Fehler beim Hinzufügen',
      text: 'Die Frage konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
    },
    update: {
      title: 'Fehler beim Speichern',
      text: 'Die Frage konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    },
    delete: {
      title: 'Fehler beim Löschen',
      text: 'Die Frage konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    },
    duplicate: {
      title: 'Fehler beim Duplizieren',
      text: 'Die Frage konnte nicht dupliziert werden. Bitte versuchen Sie es erneut.',
    },
    order: {
      title: 'Fehler beim Verschieben',
      text: 'Die Frage konnte nicht verschoben werden. Bitte versuchen Sie es erneut.',
    },
  },
} satisfies Translated<typeof source>
