import type { Period } from '@/lib/scheduling'
import type { SlotReason } from '@/lib/scheduling/explain'

/** What can be in the way of a start. Instants are epoch milliseconds; `title` is the calendar's account for a calendar. */
export type Blocker = Period & {
  kind: 'meeting' | 'booking' | 'calendar'
  title: string
  meetingId: string | null
}

/** Why visitors are not offered a start, for the page's owner; no reasons: they are. */
export type Explanation = { at: string; isActive: boolean; reasons: SlotReason<Blocker>[] }
