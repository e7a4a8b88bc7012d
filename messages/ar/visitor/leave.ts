import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'الاعتذار عن حضور {title}',
  heading: 'تعذّر عليك الحضور؟',
  text: 'لن تصل إلى {guest} رسائل أخرى عن هذا الاجتماع مع {host}. سيُعقد الاجتماع دونك.',
  submit: 'الاعتذار عن الحضور',
  left: 'تم حذفك من قائمة الضيوف',
  leftText: 'سيُعقد الاجتماع مع {host} دونك. يُرجى حذفه من تقويمك إن كان لا يزال فيه.',
  unknown: 'لم يعد هذا الرابط صالحًا، أو سبق لك الاعتذار عن الحضور.',
} satisfies Translated<typeof source>
