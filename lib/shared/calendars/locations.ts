import type { z } from 'zod'
import type { locationDataAnswer } from './api-shapes'
import { VIDEO_LOCATIONS, type VideoLocation } from './video-locations'

/** `link`: each meeting gets an address of its own by a pattern (link-pattern.ts); no provider is asked. */
export type MeetingLocation = 'custom' | VideoLocation | 'link'

export const MEETING_LOCATIONS: readonly ['custom', ...Exclude<MeetingLocation, 'custom'>[]] = [
  'custom',
  ...(Object.keys(VIDEO_LOCATIONS) as VideoLocation[]),
  'link',
]
/** Some pages have `other` stored; it can no longer be chosen. */
export const PAGE_LOCATIONS = [...MEETING_LOCATIONS, 'other'] as const

/** Details of a meeting's location, beside the location itself. */
export type LocationData = z.infer<typeof locationDataAnswer>
