import { consentPage, refusalPage } from '../pages/consent'
import { type FakeAnswer, type FakeProvider, type FakeRequest, type Route, redirect } from '../routing'
import type { AccountProfile, Authority, IssuedTokens } from './authority'

type Setup = {
  provider: FakeProvider
  service: string
  authority: Authority
  accounts: AccountProfile[]
  paths: { authorize: string; token: string; revoke: string }
  /** Scopes of the application's registration, granted when none are requested. Default: all. */
  defaultScopes?: string[]
  /** True when this consent gives a refresh token. */
  isOffline: (query: URLSearchParams) => boolean
  toTokenAnswer: (tokens: IssuedTokens, origin: string) => Record<string, unknown> | Promise<Record<string, unknown>>
  /** This provider's response for `invalid_grant` and similar errors. */
  toError: (error: string, description: string) => Record<string, unknown>
  revokedAnswer: FakeAnswer
}

/** The three calls of OAuth's code flow, as strict as the strictest provider: PKCE, exact addresses, single use. */
export function oauthRoutes(setup: Setup): Route[] {
  const { provider, authority, paths } = setup
  /** Codes whose consent was for offline access. */
  const offline = new Set<string>()

  const asked = (query: URLSearchParams): string[] =>
    query.get('scope')?.match(/\S+/g) ?? setup.defaultScopes ?? Object.keys(authority.rules.scopes)

  const showConsent = ({ query }: FakeRequest): FakeAnswer => {
    const problem = findProblem(authority, query, asked(query))
    if (problem) return { status: 400, html: refusalPage(setup.service, problem) }
    const scopes = asked(query).map((scope) => ({
      scope,
      label: authority.rules.scopes[scope] ?? scope,
      isFixed: authority.rules.fixedScopes.includes(scope),
    }))
    const canUntick = authority.rules.fixedScopes.length > 0
    return {
      status: 200,
      html: consentPage({ service: setup.service, accounts: setup.accounts, scopes, canUntick, query }),
    }
  }

  const decide = ({ form }: FakeRequest): FakeAnswer => {
    const problem = findProblem(authority, form, asked(form))
    const account = setup.accounts.find(({ id, email }) => [id, email].includes(form.get('consent_account') ?? ''))
    if (problem || !account) return { status: 400, html: refusalPage(setup.service, problem ?? 'Choose an account') }
    const back = new URL(form.get('redirect_uri') ?? '')
    const state = form.get('state')
    if (state !== null) back.searchParams.set('state', state)
    if (form.get('consent_decision') !== 'allow') {
      back.searchParams.set('error', 'access_denied')
      return redirect(back.href)
    }
    const scopes = form.getAll('consent_scope').filter((scope) => asked(form).includes(scope))
    const code = authority.begin(account, scopes, form.get('redirect_uri') ?? '', {
      challenge: form.get('code_challenge') ?? '',
      nonce: form.get('nonce'),
    })
    if (setup.isOffline(form)) offline.add(code)
    back.searchParams.set('code', code)
    return redirect(back.href)
  }

  const giveTokens = async (request: FakeRequest): Promise<FakeAnswer> => {
    if (!isClient(authority, request)) return { status: 401, json: setup.toError('invalid_client', 'Unauthorized') }
    const { form } = request
    const code = form.get('code') ?? ''
    const tokens =
      form.get('grant_type') === 'refresh_token'
        ? authority.refresh(form.get('refresh_token') ?? '')
        : authority.exchange(code, form.get('redirect_uri') ?? '', form.get('code_verifier') ?? '', offline.has(code))
    if (!tokens) return { status: 400, json: setup.toError('invalid_grant', 'Bad Request') }
    const json = await setup.toTokenAnswer(tokens, request.origin)
    return { status: 200, json, headers: { 'cache-control': 'no-store' } }
  }

  const revoke = (request: FakeRequest): FakeAnswer => {
    if (authority.rules.clientAuth === 'basic' && !isClient(authority, request))
      return { status: 401, json: setup.toError('invalid_client', 'Unauthorized') }
    const token = request.form.get('token') ?? request.query.get('token') ?? ''
    return authority.revoke(token)
      ? setup.revokedAnswer
      : { status: 400, json: setup.toError('invalid_token', 'Token expired or revoked') }
  }

  return [
    { provider, name: 'oauth.consent', method: 'GET', pattern: paths.authorize, handle: showConsent },
    { provider, name: 'oauth.decide', method: 'POST', pattern: paths.authorize, handle: decide },
    { provider, name: 'oauth.token', method: 'POST', pattern: paths.token, handle: giveTokens },
    { provider, name: 'oauth.revoke', method: 'POST', pattern: paths.revoke, handle: revoke },
  ]
}

function findProblem({ rules }: Authority, query: URLSearchParams, scopes: string[]): string | null {
  const address = query.get('redirect_uri') ?? ''
  const isAddress = URL.canParse(address) && /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address)
  if (query.get('client_id') !== rules.clientId) return 'The OAuth client was not found.'
  if (!isAddress) return 'redirect_uri_mismatch: neither https nor this machine.'
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'PKCE with S256 is needed.'
  if (!query.get('state')) return 'A state is needed.'
  const unknown = scopes.filter((scope) => !(scope in rules.scopes))
  return unknown.length > 0 ? `invalid_scope: ${unknown.join(' ')}` : null
}

function isClient({ rules }: Authority, { headers, form }: FakeRequest): boolean {
  const basic = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
  return rules.clientAuth === 'basic'
    ? // As Zoom's documents have it: nothing is undone that a client might have escaped.
      basic === `${rules.clientId}:${rules.clientSecret}`
    : form.get('client_id') === rules.clientId && form.get('client_secret') === rules.clientSecret
}
