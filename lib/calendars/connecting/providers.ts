import { settingsOf } from '@/lib/calendars/accounts/oauth'
import { connectorOf } from '@/lib/calendars/providers/registry'
import type { ProviderStatus } from '@/lib/shared/calendars/integration'
import { isOAuthProvider, PROVIDER_IDS } from '@/lib/shared/calendars/providers'

/**
 * The providers and whether this server can connect them: OAuth needs a registered application, passwords need nothing.
 */
export function listProviders(): ProviderStatus[] {
  return PROVIDER_IDS.map((id) => ({ id, configured: !isOAuthProvider(id) || settingsOf(connectorOf(id)) !== null }))
}
