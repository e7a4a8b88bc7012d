import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms’ owner. */
export const digestMail = {
  subject: {
    zero: 'لا ردود جديدة على نماذجك',
    one: 'رد جديد على نماذجك',
    two: 'ردان جديدان على نماذجك',
    few: '{count} ردود جديدة على نماذجك',
    many: '{count} ردًا جديدًا على نماذجك',
    other: '{count} رد جديد على نماذجك',
  },
  subjectOfOne: {
    zero: 'لا ردود جديدة: {title}',
    one: 'رد جديد: {title}',
    two: 'ردان جديدان: {title}',
    few: '{count} ردود جديدة: {title}',
    many: '{count} ردًا جديدًا: {title}',
    other: '{count} رد جديد: {title}',
  },
  heading: {
    zero: 'لا ردود جديدة منذ ملخص أمس',
    one: 'رد جديد منذ ملخص أمس',
    two: 'ردان جديدان منذ ملخص أمس',
    few: '{count} ردود جديدة منذ ملخص أمس',
    many: '{count} ردًا جديدًا منذ ملخص أمس',
    other: '{count} رد جديد منذ ملخص أمس',
  },
  preview: '{title}: {total}',
  newResponses: {
    zero: 'لا ردود جديدة',
    one: 'رد جديد',
    two: 'ردان جديدان',
    few: '{count} ردود جديدة',
    many: '{count} ردًا جديدًا',
    other: '{count} رد جديد',
  },
  /** `count` of the forms. */
  settings: {
    zero: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة. يمكن تغيير ذلك من تبويب «{tab}» في كل نموذج.',
    one: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة لهذا النموذج. يمكن تغيير ذلك من تبويب «{tab}» في النموذج.',
    two: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة لهذين النموذجين. يمكن تغيير ذلك من تبويب «{tab}» في كل نموذج.',
    few: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة لهذه النماذج. يمكن تغيير ذلك من تبويب «{tab}» في كل نموذج.',
    many: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة لهذه النماذج. يمكن تغيير ذلك من تبويب «{tab}» في كل نموذج.',
    other: 'تصلك هذه الرسالة لأن الإشعارات اليومية مفعّلة لهذه النماذج. يمكن تغيير ذلك من تبويب «{tab}» في كل نموذج.',
  },
} satisfies Translated<typeof source>
