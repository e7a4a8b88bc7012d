import { env, isLoopbackOrigin } from '@/lib/platform/env'
import type { ProviderId } from '@/lib/shared/calendars/integration'
import type { OAuthProviderId } from '@/lib/shared/calendars/providers'

/** Providers that call us, and where. */
const PATHS: Partial<Record<ProviderId, string>> = {
  google: '/api/webhooks/google',
  microsoft: '/api/webhooks/microsoft',
}

/** The address that a provider calls after changes; null if it cannot reach this server or has no push. */
export function hookAddress(provider: ProviderId): string | null {
  const { APP_URL, providers } = env()
  const path = PATHS[provider]
  const settings = providers[provider as OAuthProviderId]
  if (!path || !settings) return null
  const isPublic = new URL(APP_URL).protocol === 'https:' && !isLoopbackOrigin(APP_URL)
  return isPublic || isLoopbackOrigin(settings.apiUrl) ? APP_URL + path : null
}
