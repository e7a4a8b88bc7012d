import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Rezygnacja z udziału: {title}',
  heading: 'Nie możesz wziąć udziału?',
  text: 'Na adres {guest} nie będziemy już wysyłać wiadomości o tym spotkaniu (organizator: {host}). Spotkanie odbędzie się bez Ciebie.',
  submit: 'Zrezygnuj z udziału',
  left: 'Nie ma Cię już na liście',
  leftText: 'Spotkanie odbędzie się bez Ciebie (organizator: {host}). Jeśli nadal jest w Twoim kalendarzu, usuń je.',
  unknown: 'Ten link nie jest już ważny lub rezygnacja z udziału została już zapisana.',
} satisfies Translated<typeof source>
