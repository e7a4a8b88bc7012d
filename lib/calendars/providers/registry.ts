import { env } from '@/lib/platform/env'
import { type IntegrationType, PROVIDER_OF_TYPE } from '@/lib/vocabulary/integration'
import type { OAuthProviderId } from '@/lib/vocabulary/providers'
import { createCaldav } from './caldav/caldav'
import { reachOfSettings } from './caldav/reach'
import { createGoogle } from './google/google'
import { createMicrosoft } from './microsoft/microsoft'
import type { Connection, Provider } from './provider'
import { ProviderError } from './provider-error'
import { createZoom } from './zoom/zoom'

/** Adapters by provider; the only list of them. */
const providers: Partial<Record<Provider['id'], Provider>> = {
  google: createGoogle({ apiUrl: () => apiUrlOf('google') }),
  microsoft: createMicrosoft({ apiUrl: () => apiUrlOf('microsoft') }),
  // Some accounts live in a region of their own, which their connection knows.
  zoom: createZoom({ apiUrl: ({ config }) => regionOf(config) ?? apiUrlOf('zoom') }),
  caldav: createCaldav({
    host: () => new URL(env().APP_URL).hostname,
    reach: reachOfSettings,
  }),
}

/** Null while no adapter speaks to it. */
export function findProvider(type: IntegrationType): Provider | null {
  return providers[PROVIDER_OF_TYPE[type]] ?? null
}

function apiUrlOf(name: OAuthProviderId): string {
  const settings = env().providers[name]
  // A variable that went missing comes back; the connection is as good as before.
  if (!settings) throw new ProviderError('transient', 'This provider is not set up on this server')
  return settings.apiUrl
}

function regionOf({ apiUrl }: Connection['config']): string | null {
  return typeof apiUrl === 'string' ? apiUrl : null
}
