import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Nowa odpowiedź: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Masz nową odpowiedź',
  who: 'Od: {who}',
  when: 'Otrzymano: {when}',
  noAnswers: 'Wszystkie pytania zostały pominięte.',
  open: 'Otwórz odpowiedź',
  settings:
    'Otrzymujesz tę wiadomość, bo w tym formularzu włączone są powiadomienia. Możesz to zmienić w formularzu na karcie „{tab}”.',
} satisfies Translated<typeof source>
