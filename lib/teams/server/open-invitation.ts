import { type Database, database } from '@/db/client'
import { type FoundInvitation, findInvitation } from '@/db/queries/teams/invitations'
import { sha256 } from '@/lib/platform/sha256'
import type { Invited } from '../schema'

/** Beside lib/teams/server/invitations.ts, which mails and so brings most of the product along: every screen asks here first. */

/** Null for one that is unknown, expired, withdrawn, replaced or accepted. */
export async function findOpenInvitation(token: string, now: Date): Promise<Invited | null> {
  const found = await findByLink(database(), token)
  if (!found || found.acceptedBy || found.expiresAt <= now) return null
  const { teamName, invitedBy, email, role, expiresAt } = found
  return { team: { name: teamName }, invitedBy, email, role, expiresAt: expiresAt.toISOString() }
}

/** In whatever state. */
export function findByLink(db: Database, token: string): Promise<FoundInvitation | null> {
  return findInvitation(db, sha256(token))
}
