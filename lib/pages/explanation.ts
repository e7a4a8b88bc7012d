import type { Period } from '@/lib/scheduling'
import type { SlotReason } from '@/lib/scheduling/explain'

/**
 * Something that blocks a start. Instants are epoch milliseconds. `title` is the account for a calendar, and empty once that
 * is disconnected.
 */
export type Blocker = Period & {
  kind: 'meeting' | 'booking' | 'calendar'
  title: string
  meetingId: string | null
}

/** Why a start is not offered to visitors. It is offered if there are no reasons. */
export type Explanation = { at: string; isActive: boolean; reasons: SlotReason<Blocker>[] }
