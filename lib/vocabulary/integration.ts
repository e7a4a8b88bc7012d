/** A service whose API one adapter speaks; an account of it may serve several types of integration. */
export type ProviderId = 'google' | 'microsoft' | 'zoom' | 'caldav'

/** A connection as its owner sees it; tokens stay in the table. */
export type Integration = {
  id: string
  type: 'google_calendar' | 'teams' | 'outlook' | 'zoom' | 'caldav'
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
