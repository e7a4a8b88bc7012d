import { factsOf, PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { VIDEO_LOCATIONS } from '@/lib/shared/calendars/video-locations'
import type { PartTexts } from '@/messages/texts'
import { OWN_VIDEOS, PLACES, type Place } from './places'

type Connection = { type: string; status: string; canConference?: false }
type LocationOption = { value: string; label: string; disabled: boolean }

/** Listed after the providers. */
const LAST_PLACE = 'elsewhere' satisfies Place
const VIDEO_PROVIDERS = PROVIDER_IDS.map(factsOf).flatMap(({ video, ...facts }) => (video ? [{ ...facts, video }] : []))

/**
 * The places and providers of a meeting. A provider is enabled if an account of it is connected, has not expired and may
 * create links. The value of a place is its kind.
 */
export function locationOptions(
  connections: readonly Connection[],
  { t, say }: PartTexts<'integrations'>,
): LocationOption[] {
  const texts = t.locations
  const toOption = (place: Place) => ({ value: place, label: texts.places[place], disabled: false })
  return [
    ...PLACES.filter((place) => place !== LAST_PLACE).map(toOption),
    ...VIDEO_PROVIDERS.map(({ name, types, video }) => {
      const value = video.location
      const location = VIDEO_LOCATIONS[value]
      const connected = connections.filter(({ type, status }) => type in types && status === 'connected')
      if (connected.some(({ canConference }) => canConference !== false)) {
        return { value, label: location, disabled: false }
      }
      // Connecting the same account again would not help one that may not create links.
      const label =
        connected.length > 0
          ? say(texts.cannotCreateLinks, { location })
          : say(texts.connectFirst, { location, service: name })
      return { value, label, disabled: true }
    }),
    ...OWN_VIDEOS.map((value) => ({ value, label: texts.videos[value], disabled: false })),
    toOption(LAST_PLACE),
  ]
}

/** True when the owner describes the location in their own words. */
export function isOwnPlace(location: string): boolean {
  return location === 'custom' || location === 'other'
}
