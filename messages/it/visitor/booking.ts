import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} con {host}',
  pageDescription: {
    one: 'Prenota un appuntamento di {count} minuto con {host}.',
    many: 'Prenota un appuntamento di {count} di minuti con {host}.',
    other: 'Prenota un appuntamento di {count} minuti con {host}.',
  },
  preview: { alt: 'Prenota un orario', title: 'Prenota un orario', call: 'Scegli un orario' },
  plain: { note: 'JavaScript è disattivato. Puoi prenotare lo stesso.', seeTimes: 'Vedi gli orari disponibili' },
  facts: {
    duration: 'Durata',
    location: 'Luogo',
    toBeShared: 'Riceverai i dettagli più avanti',
    more: 'Mostra di più',
    less: 'Mostra meno',
  },
  duration: {
    minutes: { one: '{count} minuto', many: '{count} di minuti', other: '{count} minuti' },
    hours: { one: '{count} ora', many: '{count} di ore', other: '{count} ore' },
    both: '{hours} h {minutes} min',
  },
  calendar: {
    today: 'Oggi, {day}',
    closed: '{day}, non disponibile: {label}',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    previousWeek: 'Settimana precedente',
    nextWeek: 'Settimana successiva',
    wholeMonth: 'Mostra tutto il mese',
    loading: 'Ricerca degli orari disponibili…',
    dayStatus: { one: '{day}: {count} orario', many: '{day}: {count} di orari', other: '{day}: {count} orari' },
  },
  dayParts: { night: 'Notte', morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' },
  times: {
    label: 'Scegli un orario',
    hourFormat: 'Formato dell’ora',
    refresh: 'Aggiorna',
    retry: 'Riprova',
    none: {
      one: 'Nessun orario disponibile entro domani',
      many: 'Nessun orario disponibile nei prossimi {count} di giorni',
      other: 'Nessun orario disponibile nei prossimi {count} giorni',
    },
    noneHint: 'Torna più tardi o rispondi alla persona che ti ha inviato questo link.',
    closed: 'Non disponibile: {label}',
    next: 'Prossima data disponibile: {day}',
    unchecked: {
      title: 'Al momento non possiamo verificare la disponibilità',
      hint: 'Il calendario di chi organizza l’appuntamento non risponde, quindi non mostriamo orari che potrebbero essere già occupati. Riprova tra un minuto.',
    },
    failed: { title: 'Non siamo riusciti a caricare gli orari', hint: 'Controlla la connessione e riprova.' },
    gone: { title: 'Questa pagina non è più disponibile', hint: 'Non è più pubblicata.' },
    limited: 'Troppe richieste',
    changed: {
      title: 'Questa durata non è più disponibile',
      hint: 'Scegli di nuovo un orario.',
    },
  },
  dialogFailed:
    'Non siamo riusciti ad aprire il modulo di prenotazione. Controlla la connessione e scegli di nuovo un orario.',
  scheduled: 'Il tuo appuntamento è prenotato!',
  madeWith: 'Prenotazioni con <link>Slotform</link>',
} satisfies Translated<typeof source>
