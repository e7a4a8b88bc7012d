import type { auth as source } from '@/messages/en/visitor/auth'
import type { Translated } from '@/messages/message'

export const auth = {
  title: 'Accedi',
  heading: 'Accedi a Slotform',
  intro: 'Inserisci la tua email e ti invieremo un link di accesso. Senza password.',
  emailLabel: 'Email',
  emailPlaceholder: 'nome@example.com',
  submit: 'Invia il link',
  terms: 'Condizioni',
  privacy: 'Privacy',
  sent: {
    heading: 'Email inviata!',
    to: 'Abbiamo inviato un link di accesso a {email}.',
    next: 'Apri l’email e fai clic sul link per accedere.',
    validity: 'Il link è valido per 15 minuti.',
    back: 'Indietro',
  },
  errorTitle: 'Errore',
  invalidEmail: 'Inserisci un indirizzo email valido.',
  sendRefused: 'Impossibile inviare l’email',
  sendFailed: 'Impossibile inviare l’email. Riprova.',
  signOut: 'Esci',
  logoutFailed: 'Impossibile uscire',
  linkErrors: {
    no_token: 'Il link di accesso non è valido. Riprova.',
    invalid_token: 'Il link di accesso non è valido o è scaduto.',
    token_already_used: 'Questo link di accesso è già stato usato.',
    token_expired: 'Il link di accesso è scaduto. Chiedine uno nuovo.',
    login_failed: 'Accesso non riuscito. Riprova.',
    verification_failed: 'Verifica non riuscita. Riprova.',
  },
  unknownLinkError: 'Si è verificato un errore sconosciuto. Riprova.',
} satisfies Translated<typeof source>
