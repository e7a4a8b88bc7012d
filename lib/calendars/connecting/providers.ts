import { settingsOf } from '@/lib/calendars/accounts/oauth'
import { findConnector } from '@/lib/calendars/accounts/oauth-providers'
import { findProvider } from '@/lib/calendars/providers/registry'
import type { ProviderStatus } from '@/lib/vocabulary/integration'
import type { OAuthProviderId } from '@/lib/vocabulary/providers'

const OAUTH: OAuthProviderId[] = ['google', 'microsoft', 'zoom']

/** What this server can connect: what its operator registered an application for; CalDAV needs none. */
export function listProviders(): ProviderStatus[] {
  const oauth = OAUTH.map((id) => {
    const connector = findConnector(id)
    return { id, configured: connector !== null && settingsOf(connector) !== null }
  })
  return [...oauth, { id: 'caldav', configured: findProvider('caldav') !== null }]
}
