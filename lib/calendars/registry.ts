import type { Provider } from './provider'

/** The kinds of connections as they are stored (contract §7). */
export const PROVIDER_OF_TYPE = {
  google_calendar: 'google',
  teams: 'microsoft',
  outlook: 'microsoft',
  zoom: 'zoom',
  caldav: 'caldav',
} as const

export type IntegrationType = keyof typeof PROVIDER_OF_TYPE

/** Adapters by provider; the only list of them. */
const providers: Partial<Record<Provider['id'], Provider>> = {}

/** Null while no adapter speaks to it. */
export function findProvider(type: IntegrationType): Provider | null {
  return providers[PROVIDER_OF_TYPE[type]] ?? null
}
