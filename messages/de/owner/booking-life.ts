import type { bookingLife as source } from '@/messages/en/owner/booking-life'
import type { Translated } from '@/messages/message'

/** A booking's life on the screens of its owner: how it stands, and the decisions about it. */
export const bookingLife = {
  states: {
    pending: 'Wartet auf Bestätigung',
    confirmed: 'Bestätigt',
    cancelled: 'Abgesagt',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
    no_show: 'Nicht erschienen',
  },
  inMonth: '({state})',
  waitingOn: '{day}, offene Anfragen: {waiting}',
  answerBy: 'Antworten Sie bis {until}, sonst läuft die Anfrage ab.',
  requests: {
    title: 'Anfragen',
    count: { one: '{count} offene Anfrage', other: '{count} offene Anfragen' },
    none: 'Keine offenen Anfragen',
    showAll: '{count} weitere anzeigen',
  },
  actions: {
    approve: 'Bestätigen',
    approveOf: 'Bestätigen: {title}',
    decline: 'Ablehnen',
    declineOf: 'Ablehnen: {title}',
    move: 'Verschieben …',
    moveOf: 'Verschieben … {title}',
    noShow: 'Als nicht erschienen markieren',
    noShowOf: 'Als nicht erschienen markieren: {title}',
    attended: 'Doch erschienen',
    attendedOf: 'Doch erschienen: {title}',
  },
  approved: {
    done: 'Bestätigt',
    text: 'Die Bestätigung ist per E-Mail unterwegs an {attendee}.',
    failed: 'Die Anfrage konnte nicht bestätigt werden',
  },
  declining: {
    title: '„{title}“ ablehnen?',
    text: 'Wir senden eine E-Mail an {attendee} und geben die Zeit frei.',
    keep: 'Anfrage behalten',
    confirm: 'Anfrage ablehnen',
    done: 'Anfrage abgelehnt',
    failed: 'Die Anfrage konnte nicht abgelehnt werden',
  },
  noShow: {
    done: 'Als nicht erschienen markiert',
    undone: 'Markierung aufgehoben',
    failed: 'Das konnte nicht gespeichert werden',
  },
  moving: {
    title: '„{title}“ verschieben?',
    text: 'Wir senden die alte und die neue Zeit per E-Mail an {attendee}. Möglich ist jede künftige Zeit, auch außerhalb Ihrer Zeiten.',
    old: 'Alte Zeit',
    new: 'Neue Zeit',
    message: 'Nachricht',
    messageHint: 'Optional. Steht in der E-Mail.',
    keep: 'Alte Zeit behalten',
    confirm: 'Buchung verschieben',
    done: 'Buchung verschoben',
    failed: 'Die Buchung konnte nicht verschoben werden. Ihre Eingaben sind noch da.',
    same: 'Das ist bereits die Zeit dieser Buchung.',
    unreadable: 'Geben Sie Datum und Uhrzeit ein.',
    taken: 'Zu dieser Zeit gibt es schon eine andere Buchung oder einen anderen Termin. Wählen Sie eine andere Zeit.',
    past: 'Diese Zeit ist vorbei. Wählen Sie eine künftige Zeit.',
    changed:
      'Diese Buchung wurde inzwischen geändert. Aktuelle Zeit: {time}. Prüfen Sie die neue Zeit und verschieben Sie noch einmal.',
    changedUnknown:
      'Diese Buchung wurde inzwischen geändert. Sehen Sie sich die Buchung noch einmal an, bevor Sie sie verschieben.',
  },
  dragHint:
    'Zum Verschieben ziehen Sie eine Buchung auf einen anderen Tag. Oder öffnen Sie die Buchung und wählen Sie „Verschieben …“.',
  life: {
    guests: 'Gäste',
    reminders: 'Erinnerungen',
    mails: {
      reminder: 'Erinnerung an {name}',
      reminderToYou: 'Erinnerung an Sie',
      followUp: 'Nachricht nach dem Termin an {name}',
    },
    mailStates: { planned: 'geplant', sent: 'gesendet', failed: 'nicht zugestellt' },
    mailAt: '{at} · {state}',
    language: 'Sprache: <name>{language}</name>',
    history: 'Verlauf',
    failed: 'Der Verlauf konnte nicht geladen werden. Schließen Sie dieses Fenster und öffnen Sie es erneut.',
  },
  filter: {
    byState: 'Nach Status filtern',
    states: {
      confirmed: 'Bestätigt',
      pending: 'Wartet auf Bestätigung',
      cancelled: 'Abgesagt, abgelehnt, abgelaufen',
    },
    selected: '{selected} von {total} Status ausgewählt',
  },
} satisfies Translated<typeof source>
