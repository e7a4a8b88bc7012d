/** Locations whose links a provider makes, with their names. Visitors' screens load this list, and nothing else about providers. */
export const VIDEO_LOCATIONS = {
  google_meet: 'Google Meet',
  teams: 'Microsoft Teams',
  zoom: 'Zoom',
  bigbluebutton: 'BigBlueButton',
} as const

export type VideoLocation = keyof typeof VIDEO_LOCATIONS

export function isVideoLocation(location: string): location is VideoLocation {
  return Object.hasOwn(VIDEO_LOCATIONS, location)
}
