const LABELS = { google_meet: 'Google Meet', teams: 'Microsoft Teams', zoom: 'Zoom' }

/** Where a meeting is held, in words: a provider's name, or what the owner wrote, or that it is still open. */
export function locationText(location: string, customLocation: string | null): string {
  if (location in LABELS) return LABELS[location as keyof typeof LABELS]
  return customLocation?.trim() || 'To be agreed'
}
