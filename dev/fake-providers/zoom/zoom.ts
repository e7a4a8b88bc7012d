import { type AccountProfile, Authority, type IssuedTokens, TOKEN_SECONDS } from '../oauth/authority'
import { oauthRoutes } from '../oauth/routes'
import type { FakeAnswer, FakeRequest, Route } from '../routing'
import { ZoomMeetings } from './meetings'
import { refuse } from './refusals'
import { NEEDED, TODAYS_SCOPES, ZOOM_SCOPES } from './scopes'

export const ZOOM_ACCOUNTS: AccountProfile[] = [
  { id: 'fakeAdaZoomUserId001', email: 'ada@accounts.example', name: 'Ada Lovelace' },
  { id: 'fakeGraceZoomUserId2', email: 'grace@accounts.example', name: 'Grace Hopper' },
]

/** Zoom as far as this product knows it: meetings, and refresh tokens that work once. */
export class FakeZoom {
  readonly authority = new Authority({
    clientId: 'fake-zoom-client',
    clientSecret: 'fake-zoom-secret',
    clientAuth: 'basic',
    rotates: true,
    scopes: ZOOM_SCOPES,
    fixedScopes: [],
  })
  readonly meetings = new ZoomMeetings()

  reset(): void {
    this.authority.clear()
    this.meetings.clear()
    this.meetings.dailyLimit = 100
  }

  /** A connection without the consent page. */
  issueGrant(email = ZOOM_ACCOUNTS[0]?.email ?? '', scopes = TODAYS_SCOPES): IssuedTokens {
    const account = ZOOM_ACCOUNTS.find((candidate) => candidate.email === email)
    if (!account) throw new Error(`The fake Zoom knows no ${email}`)
    return this.authority.grant(account, scopes)
  }

  get routes(): Route[] {
    const { meetings } = this
    return [
      ...oauthRoutes({
        provider: 'zoom',
        service: 'Zoom',
        authority: this.authority,
        accounts: ZOOM_ACCOUNTS,
        paths: { authorize: '/zoom/oauth/authorize', token: '/zoom/oauth/token', revoke: '/zoom/oauth/revoke' },
        defaultScopes: TODAYS_SCOPES,
        isOffline: () => true,
        toTokenAnswer: ({ accessToken, refreshToken, scopes }, origin) => ({
          access_token: accessToken,
          token_type: 'bearer',
          refresh_token: refreshToken,
          expires_in: TOKEN_SECONDS - 1,
          scope: scopes.join(' '),
          api_url: `${origin}/zoom`,
        }),
        toError: (error, description) =>
          error === 'invalid_grant' ? { reason: 'Invalid Token!', error } : { reason: description, error },
        revokedAnswer: { status: 200, json: { status: 'success' } },
      }),
      this.route('GET', '/users/me', 'user', NEEDED.user, (user) => ({ status: 200, json: toUser(user) })),
      this.route('POST', '/users/me/meetings', 'meetingCreate', NEEDED.create, (host, call) =>
        meetings.create(host, call),
      ),
      this.route('GET', '/users/me/meetings', 'meetings', NEEDED.list, (host, call) => meetings.list(host, call)),
      this.route('GET', '/meetings/:meetingId', 'meeting', NEEDED.look, (host, call) => meetings.get(host, call)),
      this.route('PATCH', '/meetings/:meetingId', 'meetingUpdate', NEEDED.change, (host, call) =>
        meetings.change(host, call),
      ),
      this.route('DELETE', '/meetings/:meetingId', 'meetingDelete', NEEDED.delete, (host, call) =>
        meetings.delete(host, call),
      ),
    ]
  }

  private route(
    method: string,
    path: string,
    name: string,
    scopes: string[],
    act: (account: AccountProfile, request: FakeRequest) => FakeAnswer,
  ): Route {
    const handle = (request: FakeRequest) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      const family = this.authority.findByAccessToken(token) ?? refuse(401, 124, 'Invalid access token.')
      if (!scopes.some((scope) => family.scopes.includes(scope)))
        refuse(400, 4711, `Invalid access token, does not contain scopes:[${scopes.join(', ')}].`)
      return act(family.account, request)
    }
    return { provider: 'zoom', name, method, pattern: `/zoom/v2${path}`, handle }
  }
}

function toUser({ id, email, name }: AccountProfile) {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { id, first_name, last_name, email, type: 1, timezone: 'Europe/Istanbul', created_at: '2026-01-05T09:00:00Z' }
}
