import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} mit {host}',
  pageDescription: {
    one: 'Buchen Sie einen {count}-minütigen Termin mit {host}.',
    other: 'Buchen Sie einen {count}-minütigen Termin mit {host}.',
  },
  preview: { alt: 'Termin buchen', title: 'Termin buchen', call: 'Zeit auswählen' },
  plain: { note: 'JavaScript ist ausgeschaltet. Sie können trotzdem buchen.', seeTimes: 'Freie Zeiten ansehen' },
  facts: {
    duration: 'Dauer',
    location: 'Ort',
    toBeShared: 'Ihre Ansprechperson teilt Ihnen die Details noch mit',
    more: 'Mehr anzeigen',
    less: 'Weniger anzeigen',
  },
  duration: {
    minutes: { one: '{count} Minute', other: '{count} Minuten' },
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
    both: '{hours} Std. {minutes} Min.',
  },
  calendar: {
    today: 'Heute, {day}',
    closed: '{day}, geschlossen: {label}',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    previousWeek: 'Vorige Woche',
    nextWeek: 'Nächste Woche',
    wholeMonth: 'Ganzen Monat anzeigen',
    loading: 'Freie Zeiten werden gesucht …',
    dayStatus: { one: '{day}: {count} freie Zeit', other: '{day}: {count} freie Zeiten' },
  },
  dayParts: { night: 'Nachts', morning: 'Vormittags', afternoon: 'Nachmittags', evening: 'Abends' },
  times: {
    label: 'Zeit auswählen',
    hourFormat: 'Zeitformat',
    refresh: 'Aktualisieren',
    retry: 'Erneut versuchen',
    none: {
      one: 'Am nächsten Tag sind keine Zeiten frei',
      other: 'In den nächsten {count} Tagen sind keine Zeiten frei',
    },
    noneHint:
      'Schauen Sie später noch einmal vorbei oder antworten Sie der Person, die Ihnen diesen Link gesendet hat.',
    closed: 'Geschlossen: {label}',
    next: 'Nächste freie Zeit: {day}',
    unchecked: {
      title: 'Die Verfügbarkeit lässt sich gerade nicht prüfen',
      hint: 'Der Kalender Ihrer Ansprechperson antwortet nicht. Deshalb zeigen wir keine Zeiten an, die vielleicht schon belegt sind. Versuchen Sie es in einer Minute erneut.',
    },
    failed: {
      title: 'Die Zeiten konnten nicht geladen werden',
      hint: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    },
    gone: { title: 'Diese Seite ist nicht mehr verfügbar', hint: 'Die Seite wurde gerade offline genommen.' },
    limited: 'Zu viele Anfragen',
    changed: {
      title: 'Diese Dauer wird nicht mehr angeboten',
      hint: 'Wählen Sie noch einmal eine Zeit.',
    },
  },
  dialogFailed:
    'Das Buchungsformular konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und wählen Sie noch einmal eine Zeit.',
  scheduled: 'Ihr Termin ist gebucht.',
  madeWith: 'Terminbuchung mit <link>Slotform</link>',
} satisfies Translated<typeof source>
