import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Condizioni d’uso',
  heading: 'Condizioni d’uso',
  welcome: 'Ciao, {email}! Prima di iniziare, leggi e accetta le nostre condizioni.',
  summaryHeading: 'In breve',
  summary: [
    {
      title: 'Solo appuntamenti veri',
      text: 'Usa Slotform per gestire appuntamenti legittimi. Niente spam, niente inganni.',
    },
    {
      title: 'Che cosa viene trattato e conservato',
      text: 'I tuoi dati di calendario e appuntamenti: titoli, orari, nomi e indirizzi email di chi partecipa.',
    },
    {
      title: 'Gli account che colleghi',
      text: 'Leggiamo gli orari occupati dagli account che colleghi e vi aggiungiamo i tuoi appuntamenti. L’accesso è cifrato e puoi scollegarli quando vuoi.',
    },
    {
      title: 'I dati dei tuoi visitatori',
      text: 'Conserviamo ciò che viene inserito nelle tue pagine e nei tuoi moduli. Spetta a te trattarlo nel rispetto della legge.',
    },
    {
      title: 'Le pagine pubbliche sono pubbliche',
      text: 'Chiunque abbia il link può aprire una pagina o un modulo pubblicati. Puoi toglierli dalla pubblicazione o eliminarli quando vuoi.',
    },
  ],
  readFull: 'Leggi tutte le condizioni d’uso',
  checkbox: 'Ho letto e accetto le condizioni d’uso',
  submit: 'Accetta e continua',
  submitting: 'Un momento…',
  requiredTitle: 'Manca il tuo consenso',
  requiredText: 'Accetta le condizioni d’uso per continuare.',
  acceptedTitle: 'Condizioni accettate',
  acceptedText: 'Slotform è pronto! Ora puoi usare tutte le funzioni.',
  errorTitle: 'Errore',
  acceptRefused: 'Impossibile accettare le condizioni',
  acceptFailed: 'Impossibile accettare le condizioni. Riprova.',
} satisfies Translated<typeof source>
