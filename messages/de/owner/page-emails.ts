import type { pageEmails as source } from '@/messages/en/owner/page-emails'
import type { Translated } from '@/messages/message'

/** The emails of a page: reminders, the follow-up, the owner's own words. */
export const pageEmails = {
  reminders: {
    heading: 'Erinnerungen',
    intro:
      'E-Mails vor dem Beginn. Jede wird einmal gesendet, richtet sich beim Verschieben nach der neuen Zeit und entfällt, wenn die Buchung abgesagt wird. Eine Buchung behält die Erinnerungen, mit denen sie entstanden ist.',
    list: 'Alle Erinnerungen',
    before: 'Erinnerung {number}: vor dem Beginn',
    unit: 'Erinnerung {number}: Minuten, Stunden oder Tage',
    to: 'Erinnerung {number}: geht an',
    readers: { attendee: 'Die buchende Person', both: 'Sie beide' },
    words: 'Erinnerung {number}: eigener Text',
    insert: 'In Erinnerung {number} einfügen',
    wordsHint: 'Ersetzt den Text für alle Erinnerungen weiter unten.',
    addWords: 'Eigenen Text hinzufügen',
    addWordsTo: 'Eigenen Text hinzufügen: Erinnerung {number}',
    remove: 'Erinnerung {number} entfernen',
    add: 'Erinnerung hinzufügen',
    none: 'Es werden keine Erinnerungen gesendet.',
    effect: 'Gesendet wird {lengths} vor dem Beginn. Wer später bucht, erhält die jeweilige Erinnerung nicht.',
  },
  followUp: {
    heading: 'Nachricht nach dem Termin',
    intro:
      'Eine E-Mail nach dem Termin an die Person, die gebucht hat. Nicht nach einer Absage und nicht, wenn die Person nicht erschienen ist.',
    isOn: 'Nachricht nach dem Termin senden',
    after: 'Nachricht: nach dem Ende',
    unit: 'Nachricht: Minuten, Stunden oder Tage',
    words: 'Nachricht: Text',
    insert: 'In die Nachricht einfügen',
    preset: 'Vielen Dank für Ihre Zeit.',
    form: 'Nachricht: Formular',
    formHint: 'Optional. Die E-Mail enthält einen Link dazu, und bei jeder Einsendung steht der Termin.',
    unpublished: 'Dieses Formular ist nicht veröffentlicht, deshalb enthält die E-Mail noch keinen Link dazu.',
    effect: 'Gesendet wird {length} nach dem Ende.',
    effectAtEnd: 'Gesendet wird, sobald der Termin endet.',
  },
  texts: {
    heading: 'Eigene Texte',
    intro: 'Text ohne Formatierung, der in den E-Mails dieser Seite steht.',
    mails: {
      confirmation: {
        label: 'In der Bestätigung',
        insert: 'In die Bestätigung einfügen',
        hint: 'Zum Beispiel, wie man sich vorbereitet oder zu Ihnen findet.',
      },
      reminder: {
        label: 'In jeder Erinnerung',
        insert: 'In jede Erinnerung einfügen',
        hint: 'Hat eine Erinnerung einen eigenen Text, steht dort nur dieser.',
      },
      cancellation: {
        label: 'In der Absage',
        insert: 'In die Absage einfügen',
        hint: 'Zum Beispiel, wie man erneut bucht.',
      },
    },
  },
  lengths: {
    minutes: { one: '{count} Minute', other: '{count} Minuten' },
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
    days: { one: '{count} Tag', other: '{count} Tage' },
    and: '{list} und {last}',
  },
  length: '{count} von {max}',
  preview: 'Vorschau mit einer Beispielbuchung',
  variables: {
    attendee_name: 'Name des Gasts',
    owner_name: 'Ihr Name',
    page_title: 'Titel der Seite',
    start: 'Beginn',
    duration: 'Dauer',
    location: 'Ort',
    manage_url: 'Link zum Ändern',
  },
  samples: { attendee: 'Ada Lovelace', owner: 'Ihr Name', manageUrl: 'https://example.com/b/…' },
} satisfies Translated<typeof source>
