import { randomUUID } from 'node:crypto'
import { type AccountProfile, Authority, type IssuedTokens, TOKEN_SECONDS } from '../oauth/authority'
import { oauthRoutes } from '../oauth/routes'
import type { Route } from '../routing'
import { tellChannels } from './channels'
import { jwks, makeIdToken } from './id-token'
import { refuse } from './refusals'
import { googleRoutes } from './routes'
import { ALWAYS_GIVEN, GOOGLE_SCOPES } from './scopes'
import { type GoogleEventInput, toGoogleEvent } from './some-event'
import { type GoogleEvent, GoogleState } from './state'

export const GOOGLE_ACCOUNTS: AccountProfile[] = [
  { id: '100000000000000000001', email: 'ada@accounts.example', name: 'Ada Lovelace' },
  { id: '100000000000000000002', email: 'grace@accounts.example', name: 'Grace Hopper' },
]

/** Google as far as this product knows it. */
export class FakeGoogle {
  readonly authority = new Authority({
    clientId: 'fake-google-client',
    clientSecret: 'fake-google-secret',
    clientAuth: 'body',
    rotates: false,
    scopes: GOOGLE_SCOPES,
    fixedScopes: ALWAYS_GIVEN,
  })
  readonly state = new GoogleState()

  constructor() {
    this.reset()
  }

  get routes(): Route[] {
    return [...this.oauth(), ...googleRoutes(this.state, this.authority)]
  }

  /** Two accounts; the first has more calendars than its primary one. */
  reset(): void {
    this.state.clear()
    this.authority.clear()
    for (const account of GOOGLE_ACCOUNTS) this.state.addAccount(account)
    const [ada] = GOOGLE_ACCOUNTS as [AccountProfile]
    const more = (id: string, summary: string, accessRole: string) =>
      this.state.addCalendar(ada.email, { id: `${id}@group.calendar.google.com`, summary, accessRole })
    more('family', 'Family', 'writer')
    more('holidays', 'Holidays', 'reader')
    more('team', 'Team', 'freeBusyReader')
  }

  addEvent({
    account = GOOGLE_ACCOUNTS[0]?.email ?? '',
    calendarId = 'primary',
    ...event
  }: GoogleEventInput): GoogleEvent[] {
    const calendar = this.state.find(account, calendarId)
    if (!calendar) throw new Error(`The fake provider's ${account} has no calendar ${calendarId}`)
    const seriesId = randomUUID().replaceAll('-', '')
    const instances = Array.from({ length: event.repeats?.times ?? 1 }, (_, index) => {
      const days = index * (event.repeats?.everyDays ?? 0)
      return toGoogleEvent(event, account, event.repeats ? `${seriesId}_${index}` : seriesId, days)
    })
    const stored = instances.map((instance) =>
      this.state.put(calendar, { ...instance, ...(event.repeats && { recurringEventId: seriesId }), ...event.more }),
    )
    tellChannels(this.state, calendar.entry.id)
    return stored
  }

  /** Changes an event as a person does in Google Calendar. */
  editEvent(id: string, changes: Partial<GoogleEvent>, account = GOOGLE_ACCOUNTS[0]?.email ?? ''): void {
    for (const calendar of this.state.listOf(account)) {
      const event = calendar.events.get(id)
      if (event) this.state.put(calendar, { ...event, ...changes })
      if (event) tellChannels(this.state, calendar.entry.id)
    }
  }

  /** Moves an event as a person does by dragging it. */
  moveEvent(id: string, start: string, end: string, account?: string): void {
    this.editEvent(id, { start: { dateTime: start }, end: { dateTime: end } }, account)
  }

  /** Deletes an event as a person does in Google Calendar. */
  removeEvent(id: string, account = GOOGLE_ACCOUNTS[0]?.email ?? ''): void {
    for (const calendar of this.state.listOf(account)) {
      const event = calendar.events.get(id)
      if (event) this.state.put(calendar, { ...event, status: 'cancelled' })
      if (event) tellChannels(this.state, calendar.entry.id)
    }
  }

  /** Returns the events of a calendar, without cancelled ones. */
  events({ account = GOOGLE_ACCOUNTS[0]?.email ?? '', calendarId = 'primary' } = {}): GoogleEvent[] {
    const events = this.state.find(account, calendarId)?.events.values() ?? []
    return [...events].filter(({ status }) => status !== 'cancelled')
  }

  /** A connection without the consent page. */
  issueGrant(email = GOOGLE_ACCOUNTS[0]?.email ?? '', scopes = Object.keys(GOOGLE_SCOPES)): IssuedTokens {
    const account = GOOGLE_ACCOUNTS.find((candidate) => candidate.email === email)
    if (!account) throw new Error(`The fake Google knows no ${email}`)
    return this.authority.grant(account, scopes)
  }

  expireSyncTokens(): void {
    this.state.forgetChanges()
  }

  private oauth(): Route[] {
    const { authority } = this
    return [
      ...oauthRoutes({
        provider: 'google',
        service: 'Google',
        authority,
        accounts: GOOGLE_ACCOUNTS,
        paths: { authorize: '/google/o/oauth2/v2/auth', token: '/google/token', revoke: '/google/revoke' },
        isOffline: (query) => query.get('access_type') === 'offline' && query.get('prompt') === 'consent',
        toTokenAnswer: ({ accessToken, refreshToken, scopes, family }) => ({
          access_token: accessToken,
          expires_in: TOKEN_SECONDS - 1,
          ...(refreshToken && { refresh_token: refreshToken }),
          scope: scopes.join(' '),
          token_type: 'Bearer',
          ...(scopes.includes('openid') && { id_token: makeIdToken(family.account, authority.rules.clientId) }),
        }),
        toError: (error, error_description) => ({ error, error_description }),
        revokedAnswer: { status: 200, json: {} },
      }),
      {
        provider: 'google',
        name: 'oauth.userinfo',
        method: 'GET',
        pattern: '/google/userinfo',
        handle: ({ headers }) => {
          const family = authority.findByAccessToken(headers.authorization?.replace(/^Bearer /, '') ?? '')
          if (!family) return refuse(401, 'authError', 'Invalid Credentials')
          const { id, email, name } = family.account
          return { status: 200, json: { sub: id, email, email_verified: true, name } }
        },
      },
      {
        provider: 'google',
        name: 'oauth.certs',
        method: 'GET',
        pattern: '/google/certs',
        handle: () => ({ status: 200, json: jwks() }),
      },
    ]
  }
}
