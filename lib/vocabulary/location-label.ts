import { isVideoLocation, VIDEO_LOCATIONS } from './locations'

/** A location's enum value as a visitor reads it: a provider's name, or the owner's own words, or `custom` without any. */
export function locationLabel(location: string, customLocation: string | null | undefined, custom: string): string {
  return isVideoLocation(location) ? VIDEO_LOCATIONS[location] : customLocation?.trim() || custom
}
