import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Pagina non trovata',
    text: 'Questa pagina non esiste o ha cambiato indirizzo. Controlla il link e riprova.',
    home: 'Vai alla home',
  },
  unexpected: {
    title: 'Qualcosa è andato storto',
    text: 'Si è verificato un errore imprevisto',
    home: 'Torna alla home',
  },
  missing: {
    page: 'Pagina di prenotazione non trovata.',
    link: 'Questo link non funziona o non è più valido. Chiedine uno nuovo a chi te l’ha inviato.',
    form: 'Questo modulo non esiste o non è pubblicato. Controlla l’indirizzo e riprova.',
    booking: 'Non abbiamo trovato questa prenotazione. Controlla il link nell’email.',
    profile: 'Profilo non trovato.',
  },
} satisfies Translated<typeof source>
