import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} nowa odpowiedź w Twoich formularzach',
    few: '{count} nowe odpowiedzi w Twoich formularzach',
    many: '{count} nowych odpowiedzi w Twoich formularzach',
    other: '{count} nowej odpowiedzi w Twoich formularzach',
  },
  subjectOfOne: {
    one: '{count} nowa odpowiedź: {title}',
    few: '{count} nowe odpowiedzi: {title}',
    many: '{count} nowych odpowiedzi: {title}',
    other: '{count} nowej odpowiedzi: {title}',
  },
  heading: {
    one: '{count} nowa odpowiedź od wczorajszego podsumowania',
    few: '{count} nowe odpowiedzi od wczorajszego podsumowania',
    many: '{count} nowych odpowiedzi od wczorajszego podsumowania',
    other: '{count} nowej odpowiedzi od wczorajszego podsumowania',
  },
  preview: '{title}: {total}',
  newResponses: {
    one: '{count} nowa odpowiedź',
    few: '{count} nowe odpowiedzi',
    many: '{count} nowych odpowiedzi',
    other: '{count} nowej odpowiedzi',
  },
  settings: {
    one: 'Otrzymujesz tę wiadomość, bo w tym formularzu włączone są codzienne powiadomienia. Możesz to zmienić w formularzu na karcie „{tab}”.',
    few: 'Otrzymujesz tę wiadomość, bo w tych formularzach włączone są codzienne powiadomienia. Możesz to zmienić w każdym z nich na karcie „{tab}”.',
    many: 'Otrzymujesz tę wiadomość, bo w tych formularzach włączone są codzienne powiadomienia. Możesz to zmienić w każdym z nich na karcie „{tab}”.',
    other:
      'Otrzymujesz tę wiadomość, bo w tych formularzach włączone są codzienne powiadomienia. Możesz to zmienić w każdym z nich na karcie „{tab}”.',
  },
} satisfies Translated<typeof source>
