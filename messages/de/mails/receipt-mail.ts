import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Ihre Antworten: {title}',
  heading: 'Ihre Antworten sind angekommen',
  intro: 'Vielen Dank, dass Sie „{title}“ ausgefüllt haben.',
  answers: 'Ihre Antworten',
  omitted: 'Antworten, die einen Link oder eine E-Mail-Adresse enthalten, werden hier nicht wiederholt.',
  why: 'Sie erhalten diese E-Mail, weil diese Adresse im Formular angegeben wurde. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
} satisfies Translated<typeof source>
