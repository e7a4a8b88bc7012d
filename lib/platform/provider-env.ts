import { z } from 'zod'

/** Part of lib/platform/env.ts: the variables of the providers that an operator registers an application with. */

export type ProviderSettings = {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Null where the provider has none. */
  revokeUrl: string | null
  userinfoUrl: string | null
  /** Base of the calls, without a trailing slash. */
  apiUrl: string
}

export type ProviderName = 'google' | 'microsoft' | 'zoom'
/** Null: not configured, and not offered. */
export type Providers = Record<ProviderName, ProviderSettings | null>

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Secrets travel there: plain http only to this machine itself. */
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
const MICROSOFT = 'https://login.microsoftonline.com/common/oauth2/v2.0'

export const providerVariables = {
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_AUTHORIZE_URL: endpoint('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: endpoint('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: endpoint('https://oauth2.googleapis.com/revoke'),
  GOOGLE_USERINFO_URL: endpoint('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_API_URL: endpoint('https://www.googleapis.com/calendar/v3'),
  MICROSOFT_CLIENT_ID: secret,
  MICROSOFT_CLIENT_SECRET: secret,
  MICROSOFT_AUTHORIZE_URL: endpoint(`${MICROSOFT}/authorize`),
  MICROSOFT_TOKEN_URL: endpoint(`${MICROSOFT}/token`),
  MICROSOFT_API_URL: endpoint('https://graph.microsoft.com/v1.0'),
  ZOOM_CLIENT_ID: secret,
  ZOOM_CLIENT_SECRET: secret,
  ZOOM_AUTHORIZE_URL: endpoint('https://zoom.us/oauth/authorize'),
  ZOOM_TOKEN_URL: endpoint('https://zoom.us/oauth/token'),
  ZOOM_REVOKE_URL: endpoint('https://zoom.us/oauth/revoke'),
  ZOOM_API_URL: endpoint('https://api.zoom.us/v2'),
  ZOOM_WEBHOOK_SECRET: secret,
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

const variables = z.object(providerVariables)
type Variables = z.infer<typeof variables>

export function toProviders(set: Variables): Providers {
  return {
    google: withSecrets(set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, {
      authorizeUrl: set.GOOGLE_AUTHORIZE_URL,
      tokenUrl: set.GOOGLE_TOKEN_URL,
      revokeUrl: set.GOOGLE_REVOKE_URL,
      userinfoUrl: set.GOOGLE_USERINFO_URL,
      apiUrl: set.GOOGLE_API_URL,
    }),
    microsoft: withSecrets(set.MICROSOFT_CLIENT_ID, set.MICROSOFT_CLIENT_SECRET, {
      authorizeUrl: set.MICROSOFT_AUTHORIZE_URL,
      tokenUrl: set.MICROSOFT_TOKEN_URL,
      revokeUrl: null,
      userinfoUrl: null,
      apiUrl: set.MICROSOFT_API_URL,
    }),
    zoom: withSecrets(set.ZOOM_CLIENT_ID, set.ZOOM_CLIENT_SECRET, {
      authorizeUrl: set.ZOOM_AUTHORIZE_URL,
      tokenUrl: set.ZOOM_TOKEN_URL,
      revokeUrl: set.ZOOM_REVOKE_URL,
      userinfoUrl: null,
      apiUrl: set.ZOOM_API_URL,
    }),
  }
}

function withSecrets(
  clientId: string | undefined,
  clientSecret: string | undefined,
  endpoints: Omit<ProviderSettings, 'clientId' | 'clientSecret'>,
): ProviderSettings | null {
  return clientId && clientSecret ? { clientId, clientSecret, ...endpoints } : null
}
