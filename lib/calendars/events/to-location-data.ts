import type { EventRow } from '@/db/queries/calendars/calendar-events'
import type { StoredLocationData as LocationData } from '@/db/schema/meetings'
import { providerOfLocation } from '@/lib/shared/calendars/location-provider'
import { factsOf, PROVIDER_IDS, type ProviderId } from '@/lib/shared/calendars/providers'

/** A row with its provider, and whether the meeting's link comes with it. */
export type KnownEvent = Pick<EventRow, 'state' | 'role' | 'externalId' | 'joinUrl' | 'password' | 'webLink'> & {
  provider: ProviderId
  makesLink: boolean
}

/** Fields that providers fill in; the others belong to the owner. */
const PROVIDERS_OWN = PROVIDER_IDS.flatMap((id) => Object.values(factsOf(id).stores))

/**
 * A meeting's location data with the links and ids of its events. A link stays until another replaces it, because
 * people have been sent it.
 */
export function toLocationData(data: LocationData, events: readonly KnownEvent[]): LocationData {
  const facts: LocationData = { ...data }
  for (const name of PROVIDERS_OWN) delete facts[name]
  for (const event of events) {
    if (event.externalId === null || event.state === 'cancelled') continue
    if (event.role !== 'copy') {
      const { eventId, webLink, joinUrl } = factsOf(event.provider).stores
      if (eventId) facts[eventId] = event.externalId
      if (webLink && event.webLink) facts[webLink] = event.webLink
      if (joinUrl && event.joinUrl) facts[joinUrl] = event.joinUrl
    }
    if (event.makesLink && event.joinUrl) {
      facts.meetLink = event.joinUrl
      delete facts.password
      if (event.password) facts.password = event.password
    }
  }
  return facts
}

type Place = { location: string; locationData: LocationData }

/**
 * The location data to store when an owner edits a meeting. A new location drops the old data; the same location keeps
 * the provider's fields beside the owner's.
 */
export function changePlace(before: Place, wanted: { location: string; locationData?: LocationData }): LocationData {
  if (before.location !== wanted.location) return wanted.locationData ?? {}
  if (!wanted.locationData) return before.locationData
  const keepsLink = providerOfLocation(wanted.location) !== null || wanted.location === 'link'
  const names = keepsLink ? [...PROVIDERS_OWN, 'meetLink' as const, 'password' as const] : PROVIDERS_OWN
  const kept = Object.fromEntries(
    names.flatMap((name) => (before.locationData[name] ? [[name, before.locationData[name]]] : [])),
  )
  return { ...kept, ...withoutEmpty(wanted.locationData) }
}

function withoutEmpty(data: LocationData): LocationData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
