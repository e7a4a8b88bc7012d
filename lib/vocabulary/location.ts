import { isVideoLocation, VIDEO_LOCATIONS } from './locations'

/** Where a meeting is held: a provider's name, or what the owner wrote. Empty while that is still open. */
export function locationText(location: string, customLocation: string | null): string {
  if (isVideoLocation(location)) return VIDEO_LOCATIONS[location]
  return customLocation?.trim() ?? ''
}
