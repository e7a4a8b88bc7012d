import type { ui as source } from '@/messages/en/shared/ui'
import type { Translated } from '@/messages/message'

/** Controls that visitors and owners both use. */
export const ui = {
  close: 'إغلاق',
  notifications: 'الإشعارات ({key})',
} satisfies Translated<typeof source>
