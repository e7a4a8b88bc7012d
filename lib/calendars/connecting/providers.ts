import { settingsOf } from '@/lib/calendars/accounts/oauth'
import { findConnector } from '@/lib/calendars/accounts/oauth-providers'
import { findProvider } from '@/lib/calendars/providers/registry'
import type { ProviderName } from '@/lib/platform/provider-env'
import type { ProviderStatus } from '@/lib/vocabulary/integration'

const OAUTH: ProviderName[] = ['google', 'microsoft', 'zoom']

/** What this server can connect: what its operator registered an application for; CalDAV needs none. */
export function listProviders(): ProviderStatus[] {
  const oauth = OAUTH.map((id) => {
    const connector = findConnector(id)
    return { id, configured: connector !== null && settingsOf(connector) !== null }
  })
  return [...oauth, { id: 'caldav', configured: findProvider('caldav') !== null }]
}
