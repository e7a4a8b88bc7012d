import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Non partecipo: {title}',
  heading: 'Non vieni?',
  text: '{guest} non riceverà più email su questo appuntamento con {host}. L’appuntamento si terrà senza di te.',
  submit: 'Non partecipo',
  left: 'Non sei più nell’elenco',
  leftText: 'L’appuntamento con {host} si terrà senza di te. Se è ancora nel tuo calendario, eliminalo.',
  unknown: 'Questo link non è più valido, oppure non sei già più nell’elenco dei partecipanti.',
} satisfies Translated<typeof source>
