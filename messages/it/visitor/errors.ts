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
  tooManyPages: {
    title: 'Un momento, per favore',
    text: 'Dalla tua rete sono state aperte troppe pagine. Aspetta un minuto e ricarica questa pagina.',
  },
} satisfies Translated<typeof source>
