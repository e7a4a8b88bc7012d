import type { form as source } from '@/messages/en/visitor/form'
import type { Translated } from '@/messages/message'

/** A form, for the person who fills it in. */
export const form = {
  notFoundTitle: 'Formular nicht gefunden',
  questions: { one: '{count} Frage', other: '{count} Fragen' },
  pageDescription: { one: 'Ein Formular mit {count} Frage.', other: 'Ein Formular mit {count} Fragen.' },
  preview: { alt: 'Vorschau des Formulars', title: 'Formular', call: 'Starten' },
  plainNote:
    'JavaScript ist ausgeschaltet. Sie können dieses Formular trotzdem absenden. Ergeben sich aus Ihren Antworten weitere Fragen, folgen sie danach.',
  empty: 'Dieses Formular enthält noch keine Fragen.',
  requiredNote: 'Pflichtfeld',
  chooseSome: 'Mehrere Antworten möglich',
  outOf: '{rating} von {max}',
  ratingEnds: { low: 'Schlecht', high: 'Sehr gut' },
  clearAnswer: 'Antwort löschen',
  decimalPoint: 'Schreiben Sie die Zahl mit einem Dezimalkomma, zum Beispiel 2,5',
  answered: '{answered} von {total} beantwortet',
  submit: 'Absenden',
  submitting: 'Wird gesendet …',
  privacy: 'Ihre Antworten erhält die Person, der dieses Formular gehört.',
  privacyNamed: 'Ihre Antworten gehen an {name}.',
  draft: {
    kept: 'Ihre Antworten bleiben in diesem Browser gespeichert, bis Sie sie absenden.',
    clear: 'Löschen',
    ask: 'Alle Antworten löschen?',
    confirm: 'Antworten löschen',
    cancel: 'Antworten behalten',
  },
  missing: {
    title: 'Pflichtfelder nicht ausgefüllt',
    text: 'Bitte füllen Sie vor dem Absenden alle Pflichtfelder aus.',
  },
  wrong: {
    title: 'Bitte prüfen Sie Ihre Antworten',
    text: {
      one: 'Korrigieren Sie {count} Antwort, um fortzufahren.',
      other: 'Korrigieren Sie {count} Antworten, um fortzufahren.',
    },
  },
  failure: {
    title: 'Fehler beim Absenden',
    default: 'Ihre Antworten konnten nicht gesendet werden. Bitte versuchen Sie es erneut.',
    notSent: 'Noch nicht gesendet',
    kept: 'Ihre Antworten sind noch da.',
    network:
      'Sie scheinen offline zu sein. Stellen Sie die Verbindung wieder her und senden Sie noch einmal ab. Ihre Antworten werden nur einmal gespeichert.',
    gone: 'Dieses Formular wurde gerade offline genommen. Es wurde nichts gesendet.',
    limited: 'Zu viele Einsendungen aus Ihrem Netzwerk.',
    tooLong: 'Ihre Antworten sind zu lang.',
    shorten: 'Es wurde nichts gesendet. Kürzen Sie die längsten Antworten und versuchen Sie es erneut.',
    away: 'Es wurde nichts gespeichert. Bitte versuchen Sie es gleich noch einmal.',
    again: 'Bitte versuchen Sie es erneut. Wenn es weiterhin nicht klappt, probieren Sie es später noch einmal.',
    changed: 'Dieses Formular wurde geändert, während Sie es geöffnet hatten.',
    changedHint:
      'Laden Sie die neueste Version, um fortzufahren. Ihre Antworten auf Fragen, die es noch gibt, bleiben erhalten.',
    load: 'Neueste Version laden',
    loading: 'Wird geladen …',
    loadFailed:
      'Die neueste Version konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    loaded: 'Das ist die neueste Version. Prüfen Sie Ihre Antworten und senden Sie noch einmal ab.',
  },
  closed: {
    text: 'Dieses Formular nimmt keine Antworten mehr an.',
    notSent: 'Ihre Antworten wurden nicht gesendet, sind aber noch da.',
    show: 'Meine Antworten anzeigen',
  },
  done: {
    toast: 'Formular abgesendet',
    pageTitle: 'Vielen Dank! · {title}',
    heading: 'Vielen Dank!',
    text: 'Wir haben Ihre Antworten erhalten.',
    previewText: 'Das ist eine Vorschau. Es wurde nichts gespeichert.',
    backToForm: 'Zurück zum Formular',
    leaving: 'In wenigen Sekunden geht es weiter zu {host}.',
    leavingLater: 'Es geht weiter zu {host}.',
    staying: 'Als Nächstes: {host}',
    goOn: 'Weiter zu {host}',
    stay: 'Hier bleiben',
    chooseTime: 'Zeit auswählen',
    chooseTimeOn: 'Ein letzter Schritt: Wählen Sie eine Zeit für {title}.',
  },
  madeWith: 'Erstellt mit <link>Slotform</link>',
} satisfies Translated<typeof source>
