import { database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { deleteOtherSessions, deleteOwnSession, listSessions, type SessionRow } from '@/db/queries/accounts/sessions'
import { sha256 } from '@/lib/platform/sha256'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import type { SignedIn } from '@/lib/shared/api-shapes'
import { AppError } from '@/lib/shared/errors'
import { oldestBegin } from './session'

/** The one used last first. */
export async function listOwnSessions(person: PersonId, request: Request, now: Date): Promise<SignedIn[]> {
  const times = { now, begunAfter: oldestBegin(now) }
  return (await listSessions(database(), person, { current: currentOf(request), ...times })).map(toSignedIn)
}

/** At once for every process. */
export async function endSession(person: PersonId, id: string): Promise<void> {
  if (!(await deleteOwnSession(database(), person, id))) throw new AppError('session_not_found')
}

export async function endOtherSessions(person: PersonId, request: Request): Promise<void> {
  await deleteOtherSessions(database(), person, currentOf(request))
}

/** The stored token of the session that sends this request. */
function currentOf({ headers }: Request): string {
  return sha256(readCookie(headers, sessionCookieName()) ?? '')
}

function toSignedIn({ createdAt, lastUsedAt, expires, ...row }: SessionRow): SignedIn {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expires.toISOString(),
  }
}
