import type { digestMail as source } from '@/messages/en/owner-mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: {
    one: '{count} neue Einsendung zu Ihren Formularen',
    other: '{count} neue Einsendungen zu Ihren Formularen',
  },
  subjectOfOne: { one: '{count} neue Einsendung: {title}', other: '{count} neue Einsendungen: {title}' },
  heading: {
    one: '{count} neue Einsendung seit der gestrigen Übersicht',
    other: '{count} neue Einsendungen seit der gestrigen Übersicht',
  },
  preview: '{title}: {total}',
  newResponses: { one: '{count} neue Einsendung', other: '{count} neue Einsendungen' },
  settings: {
    one: 'Sie erhalten diese E-Mail, weil für dieses Formular tägliche Benachrichtigungen eingeschaltet sind. Ändern können Sie das im Formular unter „{tab}“.',
    other:
      'Sie erhalten diese E-Mail, weil für diese Formulare tägliche Benachrichtigungen eingeschaltet sind. Ändern können Sie das im jeweiligen Formular unter „{tab}“.',
  },
} satisfies Translated<typeof source>
