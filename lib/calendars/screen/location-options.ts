import { VIDEO_LOCATIONS } from '@/lib/vocabulary/locations'
import { factsOf, PROVIDER_IDS } from '@/lib/vocabulary/providers'

type Connection = { type: string; status: string; canConference?: false }
type LocationOption = { value: string; label: string; disabled: boolean }

const VIDEO_PROVIDERS = PROVIDER_IDS.map(factsOf).flatMap(({ video, ...facts }) => (video ? [{ ...facts, video }] : []))

/** Its own account would have to be another one: connecting it again helps nobody. */
const NOT_ALLOWED = '(Your account makes no links)'

/**
 * Where a meeting can be held: a place of one's own, and the providers, of which only connected ones can be chosen; an
 * expired connection makes no links, and some accounts never may. `other` can be stored but not chosen, so it is listed only
 * while it is.
 */
export function locationOptions(connections: readonly Connection[], stored: string): LocationOption[] {
  return [
    { value: 'custom', label: 'Custom', disabled: false },
    ...VIDEO_PROVIDERS.map(({ name, types, video }) => {
      const value = video.location
      const label = VIDEO_LOCATIONS[value]
      const connected = connections.filter(({ type, status }) => type in types && status === 'connected')
      if (connected.some(({ canConference }) => canConference !== false)) return { value, label, disabled: false }
      const hint = connected.length > 0 ? NOT_ALLOWED : `(Connect ${name} first)`
      return { value, label: `${label} ${hint}`, disabled: true }
    }),
    ...(stored === 'other' ? [{ value: 'other', label: 'Other', disabled: false }] : []),
  ]
}

/** Whether a location is in the owner's own words. */
export function isOwnPlace(location: string): boolean {
  return location === 'custom' || location === 'other'
}
