import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Kontakt',
  intro: 'Pytania, problemy, pomysły? Napisz do nas. Odpowiadamy w ciągu 24 godzin.',
  fullName: 'Imię i nazwisko',
  email: 'E-mail',
  message: 'Wiadomość',
  website: 'Strona internetowa',
  submit: 'Wyślij wiadomość',
  sentTitle: 'Wiadomość wysłana',
  sentText: 'Dziękujemy za wiadomość. Odpowiemy w ciągu 24 godzin.',
  again: 'Wyślij kolejną wiadomość',
  sentToast: 'Wiadomość została wysłana',
  failedTitle: 'Nie udało się wysłać wiadomości',
  failedText: 'Spróbuj ponownie później.',
} satisfies Translated<typeof source>
