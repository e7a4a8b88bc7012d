import { describe, expect, it } from 'vitest'
import { locationLabel } from '@/lib/shared/calendars/location-label'

describe('locationLabel', () => {
  it('names the providers, whatever custom text there is', () => {
    expect(locationLabel('google_meet', 'My office', 'Custom')).toBe('Google Meet')
    expect(locationLabel('teams', null, 'Custom')).toBe('Microsoft Teams')
    expect(locationLabel('zoom', undefined, 'Custom')).toBe('Zoom')
  })

  it("shows the owner's own words for custom and other, and the fallback without any", () => {
    expect(locationLabel('custom', ' My office ', 'Custom')).toBe('My office')
    expect(locationLabel('other', 'By phone', 'Custom')).toBe('By phone')
    expect(locationLabel('custom', ' ', 'Custom')).toBe('Custom')
  })
})
