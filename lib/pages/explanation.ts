import type { BusyPeriod, Period } from '@/lib/scheduling'
import type { ExplainedReason } from '@/lib/scheduling/smallest-change'
import type { HostState } from '@/lib/shared/hosts'
import type { TimeOffKind } from '@/lib/shared/time-off'

/** Things that block a start. */
export const BLOCKER_KINDS = ['meeting', 'booking', 'calendar'] as const

/**
 * Something that blocks a start. Instants are epoch milliseconds. `title` is the account for a calendar, and empty once that
 * is disconnected.
 */
export type Blocker = BusyPeriod & {
  kind: (typeof BLOCKER_KINDS)[number]
  title: string
  /** Who booked; null where nobody did, and for a key that may not read meetings. */
  attendeeName: string | null
  meetingId: string | null
}

/** Time off that a start overlaps. */
export type Closure = Period & { id: string; kind: TimeOffKind; title: string }

/** A reason with the code of a refused booking, and the smallest change of its rule that would remove it. */
export type PageReason = ExplainedReason<Blocker, Closure> | HostsReason

/** Too few hosts of a group are free. */
export type HostsReason = { kind: 'hosts'; code: 'taken'; group: string; free: number; need: number; change: null }

/** A host of a page at a start. */
export type ExplainedHost = { account: string; name: string; group: string; state: Exclude<HostState, 'lost'> }
export type PageChange = NonNullable<PageReason['change']>

/** Why a start is not offered to visitors for a duration in minutes. It is offered if there are no reasons. */
export type Explanation = {
  at: string
  duration: number
  isActive: boolean
  reasons: PageReason[]
  /** Of a team's page. */
  hosts?: ExplainedHost[]
}
