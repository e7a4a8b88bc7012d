import { z } from 'zod'
import { isOAuthProvider, OAUTH_ENDPOINTS, type OAuthProviderId, PROVIDER_IDS } from '@/lib/shared/calendars/providers'

/** Part of lib/platform/env.ts: variables of providers at which an operator registers an application. */

export type ProviderSettings = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Null when the provider has none. */
  revokeUrl: string | null
  userinfoUrl: string | null
  /** Base URL of the API, without a trailing slash. */
  apiUrl: string
}

/** Null means not configured, and not offered. */
export type Providers = Record<OAuthProviderId, ProviderSettings | null>

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Requests contain secrets: plain http is allowed only to loopback. */
const endpoint = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(
      (text) => new URL(text).protocol === 'https:' || LOOPBACK.includes(new URL(text).hostname),
      'must be https, except for a loopback host',
    )
    .default(fallback)
    .transform((text) => text.replace(/\/+$/, ''))

const secret = z.string().optional()
const OAUTH_IDS = PROVIDER_IDS.filter(isOAuthProvider)

type Endpoint = keyof (typeof OAUTH_ENDPOINTS)[OAuthProviderId]
type Part = 'CLIENT_ID' | 'CLIENT_SECRET' | VariableOf<Endpoint>
/** `tokenUrl` is set by a variable that ends with TOKEN_URL. */
type VariableOf<Name extends Endpoint> = Name extends `${infer Word}Url` ? `${Uppercase<Word>}_URL` : never
type OAuthVariable = `${Uppercase<OAuthProviderId>}_${Part}`

const nameOf = (id: OAuthProviderId, part: Part) => `${id.toUpperCase()}_${part}` as OAuthVariable
const toPart = (endpoint: string) => endpoint.replace(/Url$/, '_URL').toUpperCase() as Part

/** A variable for each id and secret, and for each endpoint that the provider has. */
const oauthVariables = Object.fromEntries(
  OAUTH_IDS.flatMap((id) => [
    [nameOf(id, 'CLIENT_ID'), secret],
    [nameOf(id, 'CLIENT_SECRET'), secret],
    ...Object.entries(OAUTH_ENDPOINTS[id]).flatMap(([name, url]) =>
      url === null ? [] : [[nameOf(id, toPart(name)), endpoint(url)]],
    ),
  ]),
) as Record<OAuthVariable, z.ZodType<string | undefined, string | undefined>>

export const providerVariables = {
  ...oauthVariables,
  ZOOM_WEBHOOK_SECRET: secret,
  /** Tools that owners bring accounts from: their token is sent to this host alone. */
  CALENDLY_API_URL: endpoint('https://api.calendly.com'),
  CALCOM_API_URL: endpoint('https://api.cal.com/v2'),
  TYPEFORM_API_URL: endpoint('https://api.typeform.com'),
  CALDAV_ALLOW_PRIVATE: z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default('0')
    .transform((text) => text === '1'),
  /** Hosts that CalDAV accounts may be on; null: any. */
  CALDAV_HOSTS: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? null : toHosts(text)))
    .refine(
      (hosts) => hosts === null || hosts.every((host) => /^(\*\.)?[a-z0-9.-]+$/.test(host)),
      'must list hosts or *.domains, or be none',
    ),
}

function toHosts(text: string): string[] {
  if (text.trim() === 'none') return []
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
}

type Variables = Partial<Record<OAuthVariable, string>>

export function toProviders(set: Variables): Providers {
  return Object.fromEntries(OAUTH_IDS.map((id) => [id, toSettings(id, set)])) as Providers
}

function toSettings(id: OAuthProviderId, set: Variables): ProviderSettings | null {
  const read = (part: Part) => set[nameOf(id, part)]
  const [clientId, clientSecret] = [read('CLIENT_ID'), read('CLIENT_SECRET')]
  if (!clientId || !clientSecret) return null
  return {
    clientId,
    clientSecret,
    authorizeUrl: read('AUTHORIZE_URL') ?? '',
    tokenUrl: read('TOKEN_URL') ?? '',
    revokeUrl: read('REVOKE_URL') ?? null,
    userinfoUrl: read('USERINFO_URL') ?? null,
    apiUrl: read('API_URL') ?? '',
  }
}
