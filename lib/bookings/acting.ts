import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { HistoryEntry } from '@/lib/shared/booking-history'

/** Who changes a booking, and for which account: the team’s, or a host’s own. `person`: null for a program of a team. */
export type Acting = { owner: OwnerId; person: PersonId | null }

export function actingOf({ id, person }: { id: OwnerId; person?: { id: PersonId } | null | undefined }): Acting {
  return { owner: id, person: person?.id ?? null }
}

/** The member who did a step of a booking of a team. */
export type Member = Pick<HistoryEntry, 'person'>

/** Names the member who changes a booking of a team, for its history. Nothing for a program, and for a booking of a person. */
export async function memberIn(
  tx: Database,
  { userId, assignment }: Pick<BookingRow, 'userId' | 'assignment'>,
  { owner, person }: Acting,
): Promise<Member> {
  const member = person ?? (owner === userId ? null : owner)
  if (!assignment || !member) return {}
  const { name } = await findOrganizer(tx, member)
  return { person: { name } }
}
