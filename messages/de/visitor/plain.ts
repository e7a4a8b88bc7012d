import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'Das hat nicht geklappt',
  bookTitle: 'Buchen: {title}',
  notBookedTitle: 'Noch nicht gebucht · {title}',
  notSentTitle: 'Noch nicht gesendet · {title}',
  times: {
    days: 'Tage mit freien Zeiten',
    previous: 'Früher: {month}',
    next: 'Später: {month}',
    showTimes: 'Zeiten anzeigen',
    dayLabel: { one: '{day}, {count} freie Zeit', other: '{day}, {count} freie Zeiten' },
    unchecked: '{day}, Verfügbarkeit unbekannt',
  },
  managed: {
    cancelTitle: 'Absagen: {title}',
    notCancelledTitle: 'Nicht abgesagt · {title}',
    notMovedTitle: 'Nicht verschoben · {title}',
    notCancelled: 'Nicht abgesagt',
  },
  form: {
    notBooked: 'Noch nicht gebucht',
    otherTime: 'Andere Zeit auswählen',
    wrong: { one: 'Prüfen Sie {count} Feld', other: 'Prüfen Sie {count} Felder' },
    fault: '<link>{name}</link>: {message}',
    more: 'Aus Ihren Antworten haben sich weitere Fragen ergeben. Bitte beantworten Sie auch diese.',
    trapped:
      'Das sah nach einer automatischen Buchung aus, deshalb wurde nichts gebucht. Wenn Sie ein Mensch sind, klicken Sie bitte noch einmal auf die Schaltfläche.',
    notSent: 'Noch nicht gesendet',
    lost: 'Ihre Antworten wurden nicht gesendet.',
  },
} satisfies Translated<typeof source>
