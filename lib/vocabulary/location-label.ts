import { locationText } from './location'

/** A location's enum value as a visitor reads it: a provider's name, or the owner's own words, or `custom` without any. */
export function locationLabel(location: string, customLocation: string | null | undefined, custom: string): string {
  const isProvider = location === 'google_meet' || location === 'teams' || location === 'zoom'
  return isProvider ? locationText(location, null) : customLocation?.trim() || custom
}
