import type { mailbox as source } from '@/messages/en/owner/mailbox'
import type { Translated } from '@/messages/message'

/** The mails of an instance without a mail transport. */
export const mailbox = {
  title: 'Postfach',
  intro:
    'Es ist kein Mailserver eingerichtet, daher erscheinen E-Mails hier. Diese Seite ist nur auf diesem Rechner sichtbar.',
  empty: 'Noch keine E-Mails.',
  envelope: 'Von {from} an {to}, {time}',
  calendarFile: 'Kalenderdatei',
  asHtml: 'Als HTML ansehen',
} satisfies Translated<typeof source>
