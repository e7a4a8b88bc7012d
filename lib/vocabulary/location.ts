import { isVideoLocation, VIDEO_LOCATIONS } from './locations'

/** Where a meeting is held, in words: a provider's name, or what the owner wrote, or `open` while that is still open. */
export function locationText(location: string, customLocation: string | null, open: string): string {
  if (isVideoLocation(location)) return VIDEO_LOCATIONS[location]
  return customLocation?.trim() || open
}
