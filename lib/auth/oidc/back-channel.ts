import { database } from '@/db/client'
import { deleteSessionsOfIdentity, deleteSessionsOfProvider, spendLogoutToken } from '@/db/queries/accounts/identities'
import { log } from '@/lib/log/log'
import { withTimeout } from '@/lib/platform/with-timeout'
import { AppError } from '@/lib/shared/errors'
import { hashAtProvider } from './hash-at-provider'
import { knownProvider, PATIENCE_MS, requireOidc } from './provider'
import { toRefusal } from './refusal'
import { LOGOUT_TOKEN_SECONDS, type Logout, readLogoutToken } from './tokens'

/** Longer than any token with a few groups in it. */
const MAX_TOKEN = 20_000

/**
 * The provider says that somebody has signed out there. Each request reads its session's row, so the sessions are over for every
 * process at once. Throws 400 for a token that fails a check or was used, and 503 while the provider's keys cannot be read.
 */
export async function endByProvider(form: URLSearchParams, now: Date): Promise<Response> {
  const settings = requireOidc()
  const token = form.get('logout_token') ?? ''
  const { jti, sid, subject } = await readToken(token)
  const { issuer } = settings
  await database().transaction(async (tx) => {
    const until = new Date(now.getTime() + LOGOUT_TOKEN_SECONDS * 1000)
    if (!(await spendLogoutToken(tx, hashAtProvider(settings, jti), until))) throw refused()
    if (sid !== null) await deleteSessionsOfProvider(tx, hashAtProvider(settings, sid))
    else if (subject !== null) await deleteSessionsOfIdentity(tx, { issuer, subject })
  })
  log('session_ended')
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } })
}

async function readToken(token: string): Promise<Logout> {
  if (!token || token.length > MAX_TOKEN) throw refused()
  const provider = knownProvider(requireOidc())
  try {
    const read = await withTimeout(
      PATIENCE_MS,
      provider.then((known) => readLogoutToken(known, token)),
    )
    if (read === 'pending') throw new AppError('unavailable')
    return read
  } catch (error) {
    if (error instanceof AppError) throw error
    throw toRefusal(error).code === 'oidc_unavailable' ? new AppError('unavailable') : refused()
  }
}

const refused = () =>
  new AppError('invalid_input', { message: 'The logout token is not valid.', event: 'webhook_forged' })
