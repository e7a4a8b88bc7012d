/** A service whose API one adapter speaks; an account of it may serve several types of integration. */
export type ProviderId = 'google' | 'microsoft' | 'zoom' | 'caldav'

/** Types of connections, as they are stored, and the provider that serves each. */
export const PROVIDER_OF_TYPE = {
  google_calendar: 'google',
  teams: 'microsoft',
  outlook: 'microsoft',
  zoom: 'zoom',
  caldav: 'caldav',
} as const satisfies Record<string, ProviderId>

export type IntegrationType = keyof typeof PROVIDER_OF_TYPE

/** A connection as its owner sees it; tokens stay in the table. */
export type Integration = {
  id: string
  type: IntegrationType
  account: string
  expiresAt: string | null
  status: 'connected' | 'expired'
  lastUsedAt: string | null
  createdAt: string
  /** Only of an account that may make no video links, though its service can. */
  canConference?: false
  /** What was typed to connect it, but for the password; of CalDAV only. */
  server?: { serverUrl: string; username: string }
}

/** Whether this server can connect accounts of a provider. */
export type ProviderStatus = { id: ProviderId; configured: boolean }
