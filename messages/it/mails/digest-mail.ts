import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} nuova risposta ai tuoi moduli',
    many: '{count} di nuove risposte ai tuoi moduli',
    other: '{count} nuove risposte ai tuoi moduli',
  },
  subjectOfOne: {
    one: '{count} nuova risposta: {title}',
    many: '{count} di nuove risposte: {title}',
    other: '{count} nuove risposte: {title}',
  },
  heading: {
    one: '{count} nuova risposta dal riepilogo di ieri',
    many: '{count} di nuove risposte dal riepilogo di ieri',
    other: '{count} nuove risposte dal riepilogo di ieri',
  },
  preview: '{title}: {total}',
  newResponses: {
    one: '{count} nuova risposta',
    many: '{count} di nuove risposte',
    other: '{count} nuove risposte',
  },
  settings: {
    one: 'Ricevi questa email perché per questo modulo sono attive le notifiche giornaliere. Puoi modificarle nella scheda «{tab}» del modulo.',
    many: 'Ricevi questa email perché per questi moduli sono attive le notifiche giornaliere. Puoi modificarle nella scheda «{tab}» di ogni modulo.',
    other:
      'Ricevi questa email perché per questi moduli sono attive le notifiche giornaliere. Puoi modificarle nella scheda «{tab}» di ogni modulo.',
  },
} satisfies Translated<typeof source>
