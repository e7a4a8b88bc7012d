import { factsOf, PROVIDER_IDS, type ProviderId } from './providers'
import { isVideoLocation, type VideoLocation } from './video-locations'

const PROVIDER_OF_LOCATION = Object.fromEntries(
  PROVIDER_IDS.flatMap((id) => {
    const { video } = factsOf(id)
    return video ? [[video.location, id]] : []
  }),
) as Record<VideoLocation, ProviderId>

/** Null for a place that no provider makes a link for. */
export function providerOfLocation(location: string): ProviderId | null {
  return isVideoLocation(location) ? PROVIDER_OF_LOCATION[location] : null
}

/** True when a provider may have events for the meeting, whether or not the account is connected. */
export function mayHaveEvents(meeting: { location: string; targetCalendars: readonly string[] }): boolean {
  if (meeting.targetCalendars.length > 0) return true
  const provider = providerOfLocation(meeting.location)
  // A link of ours needs no event.
  return provider !== null && factsOf(provider).video?.hosts !== null
}
