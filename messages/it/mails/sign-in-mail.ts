import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Il tuo link di accesso a Slotform',
  heading: 'Accedi a Slotform',
  text: 'Usa questo pulsante per accedere a Slotform come {email}.',
  button: 'Accedi',
  copy: 'Oppure copia questo indirizzo nel browser:',
  requestedFrom: 'Richiesto da {name} su {system}: {when}',
  requested: 'Richiesto: {when}',
  validity: 'Il link è valido per 15 minuti e funziona una sola volta.',
  ignore: 'Non l’hai chiesto tu? Puoi ignorare tranquillamente questa email.',
} satisfies Translated<typeof source>
