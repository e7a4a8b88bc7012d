import { isVideoLocation, VIDEO_LOCATIONS } from './video-locations'

/** A location for visitors: the provider's name, or the owner's own words, or `custom` if there are none. */
export function locationLabel(location: string, customLocation: string | null | undefined, custom: string): string {
  return isVideoLocation(location) ? VIDEO_LOCATIONS[location] : customLocation?.trim() || custom
}
