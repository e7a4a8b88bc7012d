import { env } from '@/lib/platform/env'
import { outboundReach } from '@/lib/platform/outbound'
import { type IntegrationType, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { isOAuthProvider, type OAuthProviderId, type ProviderId } from '@/lib/shared/calendars/providers'
import { createBigbluebutton } from './bigbluebutton/bigbluebutton'
import { createCaldav } from './caldav/caldav'
import { reachOfSettings } from './caldav/reach'
import type { Connector } from './connector'
import { countFailures } from './count-failures'
import { googleConnector } from './google/connector'
import { createGoogle } from './google/google'
import { createIcs } from './ics/ics'
import { microsoftConnector } from './microsoft/connector'
import { createMicrosoft } from './microsoft/microsoft'
import type { Connection, Provider } from './provider'
import { ProviderError } from './provider-error'
import { zoomConnector } from './zoom/connector'
import { createZoom } from './zoom/zoom'

const ADAPTERS: Record<ProviderId, Provider> = countFailures({
  google: createGoogle({ apiUrl: () => apiUrlOf('google') }),
  microsoft: createMicrosoft({ apiUrl: () => apiUrlOf('microsoft') }),
  // Some accounts live in a region of their own, which their connection knows.
  zoom: createZoom({ apiUrl: ({ config }) => regionOf(config) ?? apiUrlOf('zoom') }),
  caldav: createCaldav({
    host: () => new URL(env().APP_URL).hostname,
    reach: reachOfSettings,
  }),
  ics: createIcs({ reach: outboundReach }),
  bigbluebutton: createBigbluebutton(),
})

const CONNECTORS: Record<OAuthProviderId, Connector> = {
  google: googleConnector,
  microsoft: microsoftConnector,
  zoom: zoomConnector,
}

/** The adapter that serves connections of a type. */
export function providerOf(type: IntegrationType): Provider {
  return ADAPTERS[PROVIDER_OF_TYPE[type]]
}

export function connectorOf(provider: OAuthProviderId): Connector {
  return CONNECTORS[provider]
}

/** Null for connections that were not made by OAuth. */
export function findConnectorOfType(type: IntegrationType): Connector | null {
  const provider = PROVIDER_OF_TYPE[type]
  return isOAuthProvider(provider) ? CONNECTORS[provider] : null
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
