import type { OwnerId } from '@/db/owner-id'
import type { Actor } from '@/lib/auth/session'
import { toEntraError } from '@/lib/calendars/accounts/entra-errors'
import { accountOfAttempt, beginConnecting, finishConnecting, takeAttempt } from '@/lib/calendars/connecting/oauth-flow'
import { connectorOf } from '@/lib/calendars/providers/registry'
import { ConnectError, type ConnectErrorCode } from '@/lib/calendars/screen/connect-error'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import { isOAuthProvider, type OAuthProviderId } from '@/lib/shared/calendars/providers'
import { AppError } from '@/lib/shared/errors'
import { refusalOf } from '@/lib/shared/team-roles'
import { findTeamAccount, screensOf } from '@/lib/teams/server/acting'
import type { Params } from './params'
import type { Call } from './route'

type Visit = Pick<Call<unknown, unknown, Actor | null>, 'request' | 'session' | 'now' | 'params'>

/** Redirects to the provider's consent screen. */
export async function startConnecting({ request, session, now, params }: Visit): Promise<Response> {
  if (!session && isNavigation(request)) return redirect('/auth?next=/integrations')
  if (!session) throw new AppError('not_authenticated')
  if (!session.person?.termsAccepted) throw new AppError('terms_not_accepted')
  const provider = requireOAuth(params)
  const query = new URL(request.url).searchParams
  return tellingErrors(provider, await screensOf(session.person.id, session.id), async () => {
    const connecting = { owner: session.id, sessionToken: sessionTokenOf(request), now }
    const wish = { type: query.get('type'), renews: query.get('renew') }
    return redirect(await beginConnecting(connectorOf(provider), connecting, wish))
  })
}

/** The redirect back from the provider. The owner is in a browser, so every outcome is a redirect to a page. */
export async function endConnecting({ request, session, now, params }: Visit): Promise<Response> {
  const provider = requireOAuth(params)
  const query = new URL(request.url).searchParams
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')]
  const sessionToken = sessionTokenOf(request)
  const owner = session && (await findConnecting(session, state, sessionToken))
  const screens = owner && session?.person ? await screensOf(session.person.id, owner) : ''
  return tellingErrors(provider, screens, async () => {
    const connector = connectorOf(provider)
    const connecting = owner && { owner, sessionToken, now }
    if (error) {
      // A refusal ends the attempt: its state cannot be used again.
      if (connecting && state) await takeAttempt(connector, connecting, state)
      throw new ConnectError(toRefusal(error, query.get('error_description') ?? ''))
    }
    if (!code || !state) throw new ConnectError('missing_params')
    if (!connecting) throw new ConnectError('invalid_user')
    await finishConnecting(connector, connecting, { code, state })
    log('calendar_connected', { provider })
    return redirect(`${screens}/integrations?success=${provider}_connected`)
  })
}

/** The account that was to be connected, if the person may still act for it; else their own. */
async function findConnecting(session: Actor, state: string | null, sessionToken: string): Promise<OwnerId> {
  const account = state && (await accountOfAttempt(state, sessionToken))
  if (!account || !session.person || account === session.id) return session.id
  const acting = await findTeamAccount(session.person.id, account)
  return acting && !refusalOf(acting.role, { scope: null, method: 'GET', isRoom: acting.isRoom })
    ? acting.id
    : session.id
}

/** Maps the provider's error to our code. The description is searched for an error number, and never shown. */
function toRefusal(error: string, description: string): ConnectErrorCode {
  const numbered = toEntraError(`${error} ${description}`)
  if (numbered) return numbered
  if (/^(?:consent_required|interaction_required)$/.test(error)) return 'consent_required'
  if (/^(?:unauthorized_client|invalid_client|invalid_scope|invalid_request|redirect_uri_mismatch)$/.test(error)) {
    return 'configuration_error'
  }
  return 'authentication_failed'
}

async function tellingErrors(
  provider: OAuthProviderId,
  screens: string,
  step: () => Promise<Response>,
): Promise<Response> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof ConnectError)) throw error
    log('calendar_connect_refused', { provider, reason: error.code })
    return redirect(`${screens}/integrations?error=${error.code}`)
  }
}

function requireOAuth({ provider }: Params): OAuthProviderId {
  if (!isOAuthProvider(provider)) throw new AppError('not_found')
  return provider
}

/** Without a session a program gets the API's error, a person the login screen. */
function isNavigation(request: Request): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate'
}

function sessionTokenOf(request: Request): string {
  return readCookie(request.headers, sessionCookieName()) ?? ''
}

/** The URL that led here contains a code: send no referrer, and allow no caching. */
function redirect(to: string): Response {
  const headers = {
    Location: to.startsWith('/') ? env().APP_URL + to : to,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
  return new Response(null, { status: 303, headers })
}
