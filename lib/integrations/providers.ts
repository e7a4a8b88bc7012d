import { findConnector } from '@/lib/calendars/connectors'
import { settingsOf } from '@/lib/calendars/oauth'
import { findProvider } from '@/lib/calendars/registry'
import type { ProviderName } from '@/lib/provider-env'
import type { ProviderStatus } from './integration'

const OAUTH: ProviderName[] = ['google', 'microsoft', 'zoom']

/** What this server can connect: what its operator registered an application for; CalDAV needs none. */
export function listProviders(): ProviderStatus[] {
  const oauth = OAUTH.map((id) => {
    const connector = findConnector(id)
    return { id, configured: connector !== null && settingsOf(connector) !== null }
  })
  return [...oauth, { id: 'caldav', configured: findProvider('caldav') !== null }]
}
