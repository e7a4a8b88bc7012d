import { z } from 'zod'
import { MEETING_FEED_KINDS } from '@/lib/shared/meeting-feeds'
import { uuid } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import type { createdFeedAnswer, meetingFeedAnswer } from './api-shapes'

export const meetingFeedSchema = z.object({
  kind: z.enum(MEETING_FEED_KINDS),
  /** Only the bookings of this page; all of the owner's meetings without it. */
  pageId: uuid(check('unknownPage')).nullable().default(null),
})

export type NewMeetingFeed = z.input<typeof meetingFeedSchema>

/** A feed in the API. Instants are ISO texts. */
export type MeetingFeed = z.infer<typeof meetingFeedAnswer>

/** Its address is in the answer that creates it, and nowhere else. */
export type CreatedMeetingFeed = z.infer<typeof createdFeedAnswer>
