import { type AccountProfile, Authority, type IssuedTokens, TOKEN_SECONDS } from '../oauth/authority'
import { oauthRoutes } from '../oauth/routes'
import { type FakeRequest, type Route, redirect } from '../routing'
import { microsoftRoutes } from './routes'
import { type MicrosoftEventInput, toMicrosoftEvents } from './some-event'
import { type MicrosoftCalendar, type MicrosoftEvent, MicrosoftState } from './state'

const ID = '00000000-0000-4000-8000-00000000000'
/** Two of work, and one at home, which has no Teams for business. */
export const MICROSOFT_ACCOUNTS: AccountProfile[] = [
  { id: `${ID}1`, email: 'ada@accounts.example', name: 'Ada Lovelace' },
  { id: `${ID}2`, email: 'grace@accounts.example', name: 'Grace Hopper' },
  { id: `${ID}3`, email: 'ada@outlook.example', name: 'Ada at home' },
]

/** The texts of the scopes on the consent page. */
const SCOPES: Record<string, string> = {
  offline_access: 'Maintain access to data you have given it access to',
  'User.Read': 'Sign you in and read your profile',
  'Calendars.ReadWrite': 'Have full access to your calendars',
}

/** Microsoft's sign-in, and Graph as far as this product knows it. */
export class FakeMicrosoft {
  readonly authority = new Authority({
    clientId: 'fake-microsoft-client',
    clientSecret: 'fake-microsoft-secret',
    clientAuth: 'body',
    rotates: true,
    oldOnesLive: true,
    scopes: SCOPES,
    fixedScopes: [],
  })
  readonly state = new MicrosoftState()
  /** The sign-in, or the giving of tokens, ends with this number of Microsoft's. */
  signInError: number | null = null
  tokenError: number | null = null

  constructor() {
    this.reset()
  }

  get routes(): Route[] {
    return [...this.oauth(), ...microsoftRoutes(this.state, this.authority)]
  }

  reset(): void {
    this.state.clear()
    this.authority.clear()
    this.signInError = null
    this.tokenError = null
    for (const account of MICROSOFT_ACCOUNTS) this.state.addAccount(account, !account.email.includes('outlook'))
    const [ada] = MICROSOFT_ACCOUNTS as [AccountProfile]
    this.state.addCalendar(ada.email, { name: 'Projects', isDefaultCalendar: false, canEdit: true }, true)
    this.state.addCalendar(ada.email, { name: 'Birthdays', isDefaultCalendar: false, canEdit: false })
  }

  /** A calendar by its name; the default one when left out. */
  calendar(name?: string, account = MICROSOFT_ACCOUNTS[0]?.email ?? ''): MicrosoftCalendar {
    const fits = ({ entry }: MicrosoftCalendar) => (name ? entry.name === name : entry.isDefaultCalendar)
    const found = this.state.listOf(account).find(fits)
    if (!found) throw new Error(`The fake provider's ${account} has no calendar ${name}`)
    return found
  }

  addEvent({
    account = MICROSOFT_ACCOUNTS[0]?.email ?? '',
    calendarId = '',
    ...event
  }: MicrosoftEventInput): MicrosoftEvent[] {
    const calendar = this.state.find(account, calendarId)
    if (!calendar) throw new Error(`The fake provider's ${account} has no calendar ${calendarId}`)
    return toMicrosoftEvents(event, account).map((one) => this.state.put(calendar, one))
  }

  /** Deletes an event as a person does in Outlook. */
  removeEvent(id: string, account = MICROSOFT_ACCOUNTS[0]?.email ?? ''): void {
    const found = this.state.findEvent(account, id)
    if (found) this.state.remove(found.calendar, id)
  }

  /** Returns the events of a calendar. */
  events({ account = MICROSOFT_ACCOUNTS[0]?.email ?? '', calendarId = '' } = {}): MicrosoftEvent[] {
    return [...(this.state.find(account, calendarId)?.events.values() ?? [])]
  }

  /** A connection without the consent page. */
  issueGrant(email = MICROSOFT_ACCOUNTS[0]?.email ?? '', scopes = Object.keys(SCOPES)): IssuedTokens {
    const account = MICROSOFT_ACCOUNTS.find((candidate) => candidate.email === email)
    if (!account) throw new Error(`The fake Microsoft knows no ${email}`)
    return this.authority.grant(account, scopes)
  }

  private oauth(): Route[] {
    const routes = oauthRoutes({
      provider: 'microsoft',
      service: 'Microsoft',
      authority: this.authority,
      accounts: MICROSOFT_ACCOUNTS,
      paths: { authorize: '/microsoft/oauth2/v2.0/authorize', token: '/microsoft/oauth2/v2.0/token', revoke: '' },
      isOffline: (query) => query.get('scope')?.split(' ').includes('offline_access') ?? false,
      toTokenAnswer: ({ accessToken, refreshToken, scopes }) => ({
        token_type: 'Bearer',
        // Among the scopes that were granted, Microsoft does not name this one.
        scope: scopes.filter((scope) => scope !== 'offline_access').join(' '),
        expires_in: TOKEN_SECONDS - 1,
        ext_expires_in: TOKEN_SECONDS - 1,
        access_token: accessToken,
        ...(refreshToken && { refresh_token: refreshToken }),
      }),
      toError: (error) => toSignInError(error === 'invalid_client' ? 7000215 : 700082, error),
      revokedAnswer: { status: 404 },
    })
    return routes.flatMap((route) => {
      if (route.name === 'oauth.revoke') return []
      return {
        ...route,
        handle: (request: FakeRequest) => this.refusalOf(route.name, request) ?? route.handle(request),
      }
    })
  }

  private refusalOf(name: string, { form }: FakeRequest) {
    if (name === 'oauth.token' && this.tokenError) {
      const error = this.tokenError >= 7_000_000 ? 'invalid_client' : 'invalid_grant'
      return { status: this.tokenError >= 7_000_000 ? 401 : 400, json: toSignInError(this.tokenError, error) }
    }
    if (name !== 'oauth.decide' || !this.signInError) return null
    const back = new URL(form.get('redirect_uri') ?? '')
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', toDescription(this.signInError))
    back.searchParams.set('state', form.get('state') ?? '')
    return redirect(back.href)
  }
}

const toDescription = (number: number) =>
  `AADSTS${number}: Words that change. Trace ID: ${ID}0 Timestamp: 2026-11-21 11:00:00Z`

function toSignInError(number: number, error: string) {
  return { error, error_description: toDescription(number), error_codes: [number], trace_id: `${ID}0` }
}
