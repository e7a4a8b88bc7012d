import { type Database, database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { findAccount } from '@/db/queries/accounts/users'
import {
  acceptInvitation,
  deleteInvitation,
  type InvitationRow,
  listInvitations,
  storeInvitation,
} from '@/db/queries/teams/invitations'
import { addMember, countMembers, findRole } from '@/db/queries/teams/members'
import { countTeams } from '@/db/queries/teams/teams'
import { retryTransaction } from '@/db/retry'
import type { Person } from '@/lib/auth/session'
import { enqueue } from '@/lib/outbox/enqueue'
import { mailboxOf, requireOwnBudget } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { env } from '@/lib/platform/env'
import { createLinkToken } from '@/lib/platform/sign-in-link'
import { consumeLimit } from '@/lib/request/limit'
import { once } from '@/lib/request/once'
import { DAY_MS } from '@/lib/scheduling/units'
import { getSettings } from '@/lib/settings/service'
import { AppError } from '@/lib/shared/errors'
import { nameToRepeat } from '@/lib/shared/text/person-name'
import {
  INVITATION_DAYS,
  type Invitation,
  type Invited,
  type InviteInput,
  MAX_INVITATIONS,
  MAX_MEMBERS,
  MAX_TEAMS,
  type Team,
} from '../schema'
import { asLeading, asTeamOwner, requireLeading, requireMember } from './member'
import { findByLink, findOpenInvitation } from './open-invitation'
import { getTeam } from './teams'

/** Open ones, oldest first. */
export async function listOpenInvitations(person: PersonId, id: string, now: Date): Promise<Invitation[]> {
  const team = await requireLeading(person, id)
  return (await listInvitations(database(), team.id, now)).map(toInvitation)
}

/**
 * Mails the link. A newer invitation to the address takes the place of the older one. It counts for whoever invites, too: a person
 * has many teams.
 */
export async function invite(
  inviter: Person,
  id: string,
  { email, role }: InviteInput,
  now: Date,
): Promise<Invitation> {
  const asked = await requireLeading(inviter.id, id)
  if (role === 'owner') asTeamOwner(asked)
  await consumeLimit('LIMIT_INVITATIONS', asked.id)
  await consumeLimit('LIMIT_MAILS_RECIPIENT', mailboxOf(email))
  const { language, fullName } = await getSettings(inviter.id)
  const inviterName = fullName || inviter.username
  const { token, hash } = createLinkToken()
  const write = async (tx: Database) => {
    await lockOwner(tx, asked.id)
    const team = asLeading(await requireMember(inviter.id, id, tx))
    const account = await findAccount(tx, addressSpellings(email))
    if (account && (await findRole(tx, team.id, account.id))) throw new AppError('already_member')
    const open = await listInvitations(tx, team.id, now)
    const isNew = open.every((one) => one.email.toLowerCase() !== email.toLowerCase())
    if (isNew && open.length >= MAX_INVITATIONS) throw new AppError('too_many_invitations')
    await requireOwnBudget(tx, inviter.id, 1, now)
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
    const row = { teamId: team.id, email, role, tokenHash: hash, invitedBy: inviter.id, expiresAt }
    const stored = await storeInvitation(tx, row, now)
    const url = `${env().APP_URL}/invitation/${token}`
    const props = {
      email,
      url,
      team: nameToRepeat(team.name),
      inviter: nameToRepeat(inviterName),
      language: account?.language ?? language,
    }
    await enqueue(tx, { mail: { template: 'team-invitation', props }, ownerId: team.id, expiresAt }, now)
    return toInvitation(stored)
  }
  return withOutbox((tx) => once(tx, () => write(tx)))
}

/** The link is dead at once. */
export async function withdrawInvitation(person: PersonId, id: string, invitationId: string): Promise<void> {
  const team = await requireLeading(person, id)
  if (!(await deleteInvitation(database(), team.id, invitationId))) throw new AppError('invitation_not_found')
}

/** For the holder of the link; changes nothing. Throws 404 for one that is not open. */
export async function readInvitation(token: string, now: Date): Promise<Invited> {
  const open = await findOpenInvitation(token, now)
  if (!open) throw new AppError('invitation_not_found')
  return open
}

/** A repeat by the person who accepted changes nothing. */
export async function joinTeam(person: { id: PersonId; email: string }, token: string, now: Date): Promise<Team> {
  const teamId = await retryTransaction(database(), async (tx) => {
    const asked = await findByLink(tx, token)
    if (!asked) throw new AppError('invitation_not_found')
    // A person before their team, as where a team is made.
    await lockOwner(tx, person.id)
    await lockOwner(tx, asked.teamId)
    const found = await findByLink(tx, token)
    if (!found) throw new AppError('invitation_not_found')
    const isMember = (await findRole(tx, found.teamId, person.id)) !== null
    if (found.acceptedBy === person.id && isMember) return found.teamId
    if (found.acceptedBy || found.expiresAt <= now) throw new AppError('invitation_not_found')
    if (!addressSpellings(person.email).includes(found.email.toLowerCase())) throw new AppError('other_address')
    if ((await countTeams(tx, person.id)) >= MAX_TEAMS) throw new AppError('too_many_teams')
    if ((await countMembers(tx, found.teamId)) >= MAX_MEMBERS) throw new AppError('too_many_members')
    await addMember(tx, found.teamId, person.id, found.role)
    await acceptInvitation(tx, found.id, person.id)
    return found.teamId
  })
  return getTeam(person.id, teamId)
}

function toInvitation({ createdAt, expiresAt, ...row }: InvitationRow): Invitation {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
