import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Le tue risposte: {title}',
  heading: 'Abbiamo ricevuto le tue risposte',
  intro: 'Grazie per aver compilato «{title}».',
  answers: 'Le tue risposte',
  omitted: 'Le risposte che contengono un link o un indirizzo email non vengono ripetute qui.',
  why: 'Ricevi questa email perché questo indirizzo è stato indicato nel modulo. Se non sei stato tu, ignora questa email.',
} satisfies Translated<typeof source>
