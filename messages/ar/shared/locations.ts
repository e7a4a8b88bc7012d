import type { locations as source } from '@/messages/en/shared/locations'
import type { Translated } from '@/messages/message'

/** Texts about a meeting’s location. */
export const locations = {
  /** When the owner has not written it down yet. */
  toBeSent: 'ستصل التفاصيل من {host}',
  /** The same in the owner's calendars. */
  toBeShared: 'ستُرسل التفاصيل لاحقًا',
} satisfies Translated<typeof source>
