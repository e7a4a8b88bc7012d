import type { ProviderSettings } from '@/lib/platform/provider-env'
import type { IntegrationType } from '@/lib/vocabulary/integration'
import type { OAuthProviderId } from '@/lib/vocabulary/providers'
import type { Account } from '../providers/provider'
import { readJson } from './fetch-account'

type TokenAnswer = { access_token: string } & Record<string, unknown>

/** What OAuth has to know of a provider. A further provider is a further entry. */
export type Connector = {
  provider: OAuthProviderId
  /** What its connections are stored as; the first unless the address asks for another. */
  types: readonly [IntegrationType, ...IntegrationType[]]
  /** Asked for; none where the application's registration names them. */
  scopes: readonly string[]
  /** Each of them has to be granted, or the one beside it that includes it. */
  neededScopes: readonly (readonly string[])[]
  parameters: Record<string, string>
  /** How this server shows who it is. */
  clientAuth: 'post' | 'basic'
  /** Whose account an access token opens; throws when the provider does not say. */
  identify(settings: ProviderSettings, accessToken: string): Promise<Account>
  /** What else its adapter needs to know of the account. */
  configOf?(settings: ProviderSettings, tokenAnswer: TokenAnswer): Promise<Record<string, unknown>>
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar'

const google: Connector = {
  provider: 'google',
  types: ['google_calendar'],
  scopes: ['openid', 'email', `${CALENDAR}.events`, `${CALENDAR}.freebusy`, `${CALENDAR}.calendarlist.readonly`],
  neededScopes: [
    [`${CALENDAR}.events`, `${CALENDAR}.events.owned`, CALENDAR],
    [`${CALENDAR}.freebusy`, `${CALENDAR}.events.freebusy`, `${CALENDAR}.readonly`, CALENDAR],
    [`${CALENDAR}.calendarlist.readonly`, `${CALENDAR}.calendarlist`, `${CALENDAR}.readonly`, CALENDAR],
  ],
  // Google hands out a refresh token only together with a consent.
  parameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
  clientAuth: 'post',
  async identify({ userinfoUrl }, accessToken) {
    // Its older address calls the same number `id`.
    const { sub, id, email } = await readJson(userinfoUrl ?? '', accessToken)
    return toAccount(sub ?? id, email)
  },
}

const zoom: Connector = {
  provider: 'zoom',
  types: ['zoom'],
  // Zoom takes the scopes from the application's registration, not from the address.
  scopes: [],
  neededScopes: [
    ['meeting:write:meeting', 'meeting:write', 'meeting:write:meeting:admin', 'meeting:write:admin', 'meeting:master'],
  ],
  parameters: {},
  clientAuth: 'basic',
  async identify({ apiUrl }, accessToken) {
    const { id, email } = await readJson(`${apiUrl}/users/me`, accessToken)
    return toAccount(id, email)
  },
  async configOf({ apiUrl }, { api_url: region }) {
    const regional = toZoomRegion(apiUrl, region)
    return regional ? { apiUrl: regional } : {}
  },
}

const microsoft: Connector = {
  provider: 'microsoft',
  types: ['outlook', 'teams'],
  scopes: ['offline_access', 'User.Read', 'Calendars.ReadWrite'],
  neededScopes: [['Calendars.ReadWrite', 'https://graph.microsoft.com/Calendars.ReadWrite']],
  // Whoever is signed in to one account at work may want to connect another.
  parameters: { prompt: 'select_account' },
  clientAuth: 'post',
  async identify({ apiUrl }, accessToken) {
    const { id, mail, userPrincipalName } = await readJson(`${apiUrl}/me`, accessToken)
    return toAccount(id, mail || userPrincipalName)
  },
  configOf: async ({ apiUrl }, { access_token }) => readConferencing(apiUrl, access_token),
}

const CONFERENCING = 'allowedOnlineMeetingProviders'

/** Without an answer nothing is known, and its adapter asks again when a link is wanted. */
async function readConferencing(apiUrl: string, accessToken: string): Promise<{ canConference?: boolean }> {
  try {
    const { allowedOnlineMeetingProviders: allowed } = await readJson(
      `${apiUrl}/me/calendar?$select=${CONFERENCING}`,
      accessToken,
    )
    return Array.isArray(allowed) ? { canConference: allowed.includes('teamsForBusiness') } : {}
  } catch {
    return {}
  }
}

const CONNECTORS: Partial<Record<OAuthProviderId, Connector>> = { google, microsoft, zoom }

export function findConnector(provider: OAuthProviderId): Connector | null {
  return CONNECTORS[provider] ?? null
}

/** Null for connections that were not made by OAuth. */
export function findConnectorOfType(type: IntegrationType): Connector | null {
  return Object.values(CONNECTORS).find((connector) => connector.types.includes(type)) ?? null
}

function toAccount(id: unknown, email: unknown): Account {
  const name = typeof id === 'number' ? String(id) : id
  if (typeof name !== 'string' || name === '') throw new Error('The provider did not say whose account this is')
  return { id: name, name: typeof email === 'string' && email !== '' ? email : name }
}

/** Zoom names the region of an account. Tokens go there only when it is Zoom's, and only where we speak to Zoom itself. */
function toZoomRegion(apiUrl: string, region: unknown): string | null {
  if (typeof region !== 'string' || !URL.canParse(region) || !isZoom(apiUrl) || !isZoom(region)) return null
  const base = `${new URL(region).origin}/v2`
  return base === apiUrl ? null : base
}

function isZoom(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && /(^|\.)zoom\.us$/.test(hostname)
}
