import type { ProviderId } from './integration'

const PROVIDER_OF_LOCATION: Partial<Record<string, ProviderId>> = {
  google_meet: 'google',
  teams: 'microsoft',
  zoom: 'zoom',
}

/** Null for a place that no provider makes a link for. */
export function providerOfLocation(location: string): ProviderId | null {
  return PROVIDER_OF_LOCATION[location] ?? null
}

/** Whether a provider could be concerned with it at all; which accounts there are is not asked yet. */
export function mayHaveEvents(meeting: { location: string; targetCalendars: readonly string[] }): boolean {
  return meeting.targetCalendars.length > 0 || providerOfLocation(meeting.location) !== null
}
