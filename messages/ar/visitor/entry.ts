import type { entry as source } from '@/messages/en/visitor/entry'
import type { Translated } from '@/messages/message'

/** An entry in somebody’s calendar: where it can be added, and its text. */
export const entry = {
  google: 'Google Calendar',
  outlook: 'Outlook',
  meeting: '{title} مع {name}',
  links: { guest: 'تغيير الموعد أو الإلغاء: {url}', owner: 'فتح الاجتماع: {url}' },
} satisfies Translated<typeof source>
