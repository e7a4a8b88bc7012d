type Connection = { type: string; status: string; canConference?: false }
type LocationOption = { value: string; label: string; disabled: boolean }

const PROVIDERS = [
  { value: 'google_meet', label: 'Google Meet', types: ['google_calendar'], hint: '(Connect Google first)' },
  { value: 'teams', label: 'Microsoft Teams', types: ['teams', 'outlook'], hint: '(Connect Microsoft first)' },
  { value: 'zoom', label: 'Zoom', types: ['zoom'], hint: '(Connect Zoom first)' },
]

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
    ...PROVIDERS.map(({ value, label, types, hint }) => {
      const connected = connections.filter(({ type, status }) => types.includes(type) && status === 'connected')
      if (connected.some(({ canConference }) => canConference !== false)) return { value, label, disabled: false }
      return { value, label: `${label} ${connected.length > 0 ? NOT_ALLOWED : hint}`, disabled: true }
    }),
    ...(stored === 'other' ? [{ value: 'other', label: 'Other', disabled: false }] : []),
  ]
}

/** Whether a location is in the owner's own words. */
export function isOwnPlace(location: string): boolean {
  return location === 'custom' || location === 'other'
}
