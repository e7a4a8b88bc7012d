import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'Non ha funzionato',
  bookTitle: 'Prenota {title}',
  notBookedTitle: 'Non ancora prenotato · {title}',
  notSentTitle: 'Non ancora inviato · {title}',
  times: {
    days: 'Giorni con orari disponibili',
    previous: 'Prima: {month}',
    next: 'Dopo: {month}',
    showTimes: 'Mostra gli orari',
    dayLabel: { one: '{day}, {count} orario', many: '{day}, {count} di orari', other: '{day}, {count} orari' },
    unchecked: '{day}, disponibilità sconosciuta',
  },
  managed: {
    cancelTitle: 'Annulla {title}',
    notCancelledTitle: 'Non annullato · {title}',
    notMovedTitle: 'Non spostato · {title}',
    notCancelled: 'Non annullato',
  },
  form: {
    notBooked: 'Non ancora prenotato',
    otherTime: 'Scegli un altro orario',
    wrong: { one: 'Controlla {count} campo', many: 'Controlla {count} di campi', other: 'Controlla {count} campi' },
    fault: '<link>{name}</link>: {message}',
    more: 'Le tue risposte hanno portato ad altre domande. Rispondi anche a queste.',
    trapped:
      'Sembrava una prenotazione automatica, quindi non è stato prenotato nulla. Se sei una persona, premi di nuovo il pulsante.',
    notSent: 'Non ancora inviato',
    lost: 'Le tue risposte non sono state inviate.',
  },
} satisfies Translated<typeof source>
