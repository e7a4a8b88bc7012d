import type { digestMail as source } from '@/messages/en/owner-mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms’ owner. */
export const digestMail = {
  subject: { one: 'Formlarınıza {count} yeni yanıt', other: 'Formlarınıza {count} yeni yanıt' },
  subjectOfOne: { one: '{count} yeni yanıt: {title}', other: '{count} yeni yanıt: {title}' },
  heading: {
    one: 'Dünkü özetten bu yana {count} yeni yanıt',
    other: 'Dünkü özetten bu yana {count} yeni yanıt',
  },
  preview: '{title}: {total}',
  newResponses: { one: '{count} yeni yanıt', other: '{count} yeni yanıt' },
  /** `count` of the forms. */
  settings: {
    one: 'Bu e-postayı, bu formun günlük bildirimleri açık olduğu için alıyorsunuz. Formun {tab} sekmesinden değiştirebilirsiniz.',
    other:
      'Bu e-postayı, bu formların günlük bildirimleri açık olduğu için alıyorsunuz. Her formun {tab} sekmesinden değiştirebilirsiniz.',
  },
} satisfies Translated<typeof source>
