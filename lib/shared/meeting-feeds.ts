/** Contents of a feed of an owner's meetings: everything, or times only. */
export const MEETING_FEED_KINDS = ['full', 'busy'] as const
export type MeetingFeedKind = (typeof MEETING_FEED_KINDS)[number]

export const MAX_MEETING_FEEDS = 20
