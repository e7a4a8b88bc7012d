import { type Database, database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { countHeldBookings } from '@/db/queries/meetings/hosts'
import { listMovesTo } from '@/db/queries/meetings/move-requests'
import { countOwners, findRole, listMembers, type MemberRow, removeMember, setRole } from '@/db/queries/teams/members'
import { listHostedSlugs } from '@/db/queries/teams/page-hosts'
import { toOwnerId } from '@/lib/auth/session'
import { declineMove } from '@/lib/bookings/end-move'
import { handOverAll } from '@/lib/meetings/server/booking/hand-over-all'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { isLeading, type Role } from '@/lib/shared/team-roles'
import type { Member } from '../schema'
import { asLeading, asTeamOwner, requireMember } from './member'

/** Oldest first; addresses for those who lead the team. */
export async function listTeamMembers(person: PersonId, id: string): Promise<Member[]> {
  const team = await requireMember(person, id)
  return (await listMembers(database(), team.id)).map((row) => toMember(row, isLeading(team.role)))
}

/** Only an owner makes, changes or removes an owner; the last one stays an owner. */
export function changeMember(person: PersonId, id: string, account: string, role: Role): Promise<Member> {
  return withMember(person, id, account, async (tx, { team, before }) => {
    asLeading(team)
    if (before === 'owner' || role === 'owner') asTeamOwner(team)
    if (before === 'owner' && role !== 'owner') await requireAnotherOwner(tx, team.id)
    await setRole(tx, team.id, account, role)
    const changed = (await listMembers(tx, team.id)).find((row) => row.account === account)
    if (!changed) throw new AppError('member_not_found')
    return toMember(changed, true)
  })
}

/**
 * Somebody who leads the team removes others; each member may leave. Requests to move a booking to them end. Throws 409 while they hold
 * bookings to come.
 */
export function endMembership(person: PersonId, id: string, account: string, now: Date): Promise<void> {
  return withMember(person, id, account, async (tx, { team, before }) => {
    if (account !== person) {
      asLeading(team)
      if (before === 'owner') asTeamOwner(team)
    }
    if (before === 'owner') await requireAnotherOwner(tx, team.id)
    const held = await countHeldBookings(tx, account, now, team.id)
    if (held > 0) throw new AppError('holds_bookings', { facts: { count: held } })
    for (const id of await listMovesTo(tx, account, team.id)) await declineMove(tx, id, now)
    await changePages(tx, await listHostedSlugs(tx, account))
    await removeMember(tx, team.id, account)
  })
}

/**
 * Hands the bookings to come over that a member holds for the team: for themselves, or for somebody else as an owner or admin. Meetings that
 * are left are the member's own for themselves, else the team's.
 */
export async function handOverOfMember(
  person: PersonId,
  id: string,
  { account, reason }: { account: string; reason?: string | undefined },
  now: Date,
) {
  const team = await requireMember(person, id)
  if (account !== person) asLeading(team)
  if (!(await findRole(database(), team.id, account))) throw new AppError('member_not_found')
  const owner = account === person ? person : team.id
  return handOverAll({ owner, person }, { account: toOwnerId(account), team: team.id, reason }, now)
}

type Membership = { team: Awaited<ReturnType<typeof requireMember>>; before: Role }

/** In a transaction in which no other changes the members of the team. */
function withMember<T>(
  person: PersonId,
  id: string,
  account: string,
  work: (tx: Database, membership: Membership) => Promise<T>,
): Promise<T> {
  return withOutbox(async (tx) => {
    await lockOwner(tx, id)
    const team = await requireMember(person, id, tx)
    const before = await findRole(tx, team.id, account)
    if (!before) throw new AppError('member_not_found')
    return work(tx, { team, before })
  })
}

async function requireAnotherOwner(tx: Database, teamId: string): Promise<void> {
  if ((await countOwners(tx, teamId)) <= 1) throw new AppError('last_owner')
}

function toMember({ joinedAt, email, ...row }: MemberRow, seesAddresses: boolean): Member {
  return { ...row, email: seesAddresses ? email : null, joinedAt: joinedAt.toISOString() }
}
