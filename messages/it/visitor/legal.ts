import type { legal as source } from '@/messages/en/visitor/legal'
import type { Translated } from '@/messages/message'

/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Condizioni d’uso',
    intro:
      'Queste condizioni valgono per chiunque acceda a questo server Slotform. Sono brevi, così le leggerai davvero.',
    sections: [
      {
        heading: 'Che cosa puoi fare',
        paragraphs: [
          'Usa Slotform per fissare appuntamenti, pubblicare pagine di prenotazione e raccogliere risposte con i moduli, per te o per la tua organizzazione.',
          'Non usarlo per inviare email indesiderate, ingannare i visitatori, raccogliere dati a cui non hai diritto o disturbare il servizio per gli altri.',
        ],
      },
      {
        heading: 'I tuoi dati e quelli dei tuoi visitatori',
        paragraphs: [
          'Trattiamo e conserviamo i dati di calendari e appuntamenti perché il servizio possa funzionare. La pagina sulla privacy spiega che cosa conserviamo e chi lo vede.',
          'I visitatori affidano a te nome, indirizzo e risposte. Spetta a te dire loro che cosa ne fai e rispondere alle loro richieste.',
        ],
      },
      {
        heading: 'Account collegati',
        paragraphs: [
          'Quando colleghi un account di calendario o di videochiamata, permetti a questo server di leggervi gli orari occupati e di creare, modificare e rimuovere gli eventi dei tuoi appuntamenti. Puoi revocare il permesso in qualsiasi momento nella schermata Integrazioni.',
        ],
      },
      {
        heading: 'Nessuna garanzia',
        paragraphs: [
          'Slotform è software libero con licenza MIT e viene fornito senza garanzia. Chi gestisce questo server decide della sua disponibilità e può chiudere un account che viola queste condizioni.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    intro: 'Che cosa conserva questo server, perché, e che cosa puoi fare.',
    sections: [
      {
        heading: 'Se hai un account',
        paragraphs: [
          'Conserviamo il tuo indirizzo email, le tue impostazioni, le tue pagine di prenotazione, i tuoi appuntamenti e moduli, e un token di accesso per ogni account che colleghi. I token sono cifrati.',
          'Il server legge nei calendari collegati quando hai impegni. Non mostra ai visitatori né i titoli né i dettagli di quegli eventi.',
        ],
      },
      {
        heading: 'Se prenoti un appuntamento o compili un modulo',
        paragraphs: [
          'Conserviamo il nome e l’indirizzo email che inserisci, l’orario che scegli e le risposte che dai. Li vede chi è titolare della pagina.',
          'L’email di conferma contiene un link per annullare la prenotazione. Per correggere o eliminare i tuoi dati, scrivi a chi è titolare della pagina.',
        ],
      },
      {
        heading: 'Cookie',
        paragraphs: [
          'L’accesso imposta un cookie che lo mantiene attivo per 30 giorni dopo la tua ultima visita, e per 90 giorni al massimo. Un secondo cookie, conservato per 180 giorni, permette a questo browser di chiedere link di accesso anche quando altri ne chiedono troppi per il tuo indirizzo. Non ci sono cookie pubblicitari o di tracciamento.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Riconoscimenti',
    intro: 'Opere di altri che questo server mostra o usa, con le relative licenze.',
    sections: [
      {
        heading: 'Festività',
        paragraphs: [
          'Le festività provengono da date-holidays, https://github.com/commenthol/date-holidays, che questo server usa senza modifiche. Copyright (c) 2015-present commenthol, con licenza ISC, https://opensource.org/licenses/ISC.',
          'I suoi dati si basano su articoli di Wikipedia, elencati nel suo file LICENSE. Quel file indica CC BY-SA 3.0 per i dati, https://creativecommons.org/licenses/by-sa/3.0/. Il pacchetto indica CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Le date sono calcolate, non annunciate: quelle che seguono la luna possono variare di un giorno.',
        ],
      },
    ],
  },
  support: {
    title: 'Assistenza',
    intro: 'Dove trovare aiuto.',
    sections: [
      {
        heading: 'Su un appuntamento che hai prenotato',
        paragraphs: ['Rispondi all’email di conferma. Arriva direttamente a chi organizza l’appuntamento.'],
      },
      {
        heading: 'Su questo server',
        paragraphs: [
          'Scrivi a chi lo gestisce dalla pagina «Contattaci». Racconta che cosa hai fatto, che cosa ti aspettavi e che cosa è successo. Uno screenshot aiuta.',
        ],
      },
      {
        heading: 'Sul software',
        paragraphs: [
          'Slotform è open source. Segnala al progetto i bug e le richieste di funzionalità, con i passaggi per riprodurre il problema.',
        ],
      },
    ],
  },
  security: {
    title: 'Sicurezza',
    intro: 'Come questo server protegge i tuoi dati e come segnalare una vulnerabilità.',
    sections: [
      {
        heading: 'Che cosa facciamo',
        paragraphs: [
          'Non ci sono password da rubare: accedi con un link che funziona una sola volta e scade dopo 15 minuti. Le sessioni e i link sono conservati solo come hash.',
          'I token di accesso degli account collegati vengono cifrati con AES-256-GCM prima di essere salvati.',
        ],
      },
      {
        heading: 'Segnalare una vulnerabilità',
        paragraphs: [
          'Avvisa chi gestisce questo server dalla pagina «Contattaci» prima di parlarne con altri, e lascia il tempo di correggerla. Non guardare e non modificare dati che non sono tuoi.',
        ],
      },
    ],
  },
} satisfies Translated<typeof source>
