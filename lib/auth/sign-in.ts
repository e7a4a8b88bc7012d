import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { consumeMagicLink, findMagicLink, type MagicLink, replaceMagicLink } from '@/db/queries/magic-links'
import { createUser, findUserIdByEmail } from '@/db/queries/users'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireSent } from '@/lib/outbox/send-now'
import { sha256 } from '@/lib/sha256'
import { createLinkToken } from './link-token'
import { createSession } from './session'

export const LINK_MINUTES = 15

export type SignInError =
  | 'no_token'
  | 'invalid_token'
  | 'token_already_used'
  | 'token_expired'
  | 'login_failed'
  | 'verification_failed'

/** Stores a link and sends it. Waits for the mail transport a little, so that a refusal can be told. */
export async function sendMagicLink(email: string, now: Date): Promise<{ linkId: string }> {
  if (!isAllowed(email)) throw new AppError('forbidden', 'This e-mail address may not sign in here.')
  const { token, hash } = createLinkToken()
  const linkId = randomUUID()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  const url = `${env().APP_URL}/api/auth/verify?token=${token}`
  const mailId = await database().transaction(async (tx) => {
    await replaceMagicLink(tx, { id: linkId, email, token: hash, expiresAt })
    return enqueue(tx, { mail: { template: 'magic-link', props: { email, url } }, expiresAt }, now)
  })
  await requireSent(mailId)
  return { linkId }
}

/** Looks at a link without using it up. */
export async function inspectLink(token: string | null, now: Date): Promise<MagicLink | SignInError> {
  if (!token) return 'no_token'
  const link = await findMagicLink(database(), sha256(token))
  if (!link) return 'invalid_token'
  if (link.used) return 'token_already_used'
  if (link.expiresAt <= now) return 'token_expired'
  return link
}

/** Uses the link up, makes the user at the first sign-in, and the session: all in one transaction. */
export async function signIn(link: MagicLink, now: Date): Promise<{ sessionToken: string } | SignInError> {
  if (!isAllowed(link.email)) return 'login_failed'
  return database().transaction(async (tx) => {
    const consumed = await consumeMagicLink(tx, link.id, now)
    if (!consumed) return 'token_already_used'
    const userId = (await findUserIdByEmail(tx, link.email)) ?? (await createUserWithFreeName(tx, link.email))
    return { sessionToken: await createSession(tx, userId, now) }
  })
}

/** The address's local part, with a number, then a random tail, when others have it already. */
async function createUserWithFreeName(tx: Database, email: string): Promise<string> {
  const name = email.slice(0, email.indexOf('@'))
  for (const tail of ['', '2', '3', '4', `-${randomBytes(4).toString('hex')}`]) {
    const id = await createUser(tx, { email, username: name + tail })
    if (id) return id
  }
  throw new Error('No free username was found')
}

function isAllowed(email: string): boolean {
  const allowed = env().ALLOWED_EMAILS
  return (
    allowed.length === 0 || allowed.some((entry) => (entry.startsWith('@') ? email.endsWith(entry) : email === entry))
  )
}
