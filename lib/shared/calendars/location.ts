import { isVideoLocation, VIDEO_LOCATIONS } from './video-locations'

/** The name of a meeting's location: a provider's, or the owner's text. Empty while it is not decided. */
export function locationText(location: string, customLocation: string | null): string {
  if (isVideoLocation(location)) return VIDEO_LOCATIONS[location]
  return customLocation?.trim() ?? ''
}
