import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'التغييرات',
  both: {
    until: 'يمكنك تغيير الموعد أو الإلغاء حتى {until}.',
    start: 'يمكنك تغيير الموعد أو الإلغاء حتى بدء الاجتماع.',
  },
  move: {
    until: 'يمكنك تغيير الموعد حتى {until}.',
    start: 'يمكنك تغيير الموعد حتى بدء الاجتماع.',
    tooLate: 'فات أوان تغيير الموعد من هنا. كان ذلك ممكنًا حتى {until}.',
    used: {
      zero: 'لا يمكن تغيير الموعد من هنا.',
      one: 'لقد غيّرت الموعد مرة واحدة. لا يمكن تغييره من هنا مجددًا.',
      two: 'لقد غيّرت الموعد مرتين. لا يمكن تغييره من هنا مجددًا.',
      few: 'لقد غيّرت الموعد {count} مرات. لا يمكن تغييره من هنا مجددًا.',
      many: 'لقد غيّرت الموعد {count} مرة. لا يمكن تغييره من هنا مجددًا.',
      other: 'لقد غيّرت الموعد {count} مرة. لا يمكن تغييره من هنا مجددًا.',
    },
    usedNone: 'لا يمكن تغيير الموعد من هنا.',
    closed: 'لا يمكن تغيير الموعد من هنا لأن الصفحة لا تستقبل حجوزات الآن.',
    left: {
      zero: 'لا يمكنك تغيير الموعد مرة أخرى.',
      one: 'يمكنك تغيير الموعد مرة واحدة أخرى.',
      two: 'يمكنك تغيير الموعد مرتين أخريين.',
      few: 'يمكنك تغيير الموعد {count} مرات أخرى.',
      many: 'يمكنك تغيير الموعد {count} مرة أخرى.',
      other: 'يمكنك تغيير الموعد {count} مرة أخرى.',
    },
  },
  cancel: {
    until: 'يمكنك الإلغاء حتى {until}.',
    start: 'يمكنك الإلغاء حتى بدء الاجتماع.',
    tooLate: 'فات أوان الإلغاء من هنا. كان ذلك ممكنًا حتى {until}.',
  },
  started: 'بدأ الاجتماع، لذلك لا يمكن تغييره من هنا.',
  contact: 'هل من حاجة إلى حل آخر؟ يمكن مراسلة {host}: <mail>{email}</mail>',
} satisfies Translated<typeof source>
