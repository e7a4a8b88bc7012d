import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'Twoje odpowiedzi: {title}',
  heading: 'Otrzymaliśmy Twoje odpowiedzi',
  intro: 'Dziękujemy za wypełnienie formularza „{title}”.',
  answers: 'Twoje odpowiedzi',
  omitted: 'Odpowiedzi zawierające link lub adres e-mail nie są tu powtarzane.',
  why: 'Otrzymujesz tę wiadomość, bo ten adres podano w formularzu. Jeśli to nie Ty, zignoruj tę wiadomość.',
} satisfies Translated<typeof source>
