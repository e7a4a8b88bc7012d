import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { log } from '@/lib/log/log'
import { cancelSchema } from '@/lib/meetings/change-schemas'
import { cancelMeeting } from '@/lib/meetings/server/booking/cancel'
import { meetingStatus } from '@/lib/shared/api-shapes'
import { id, isoInstant } from '@/lib/shared/text/api-shapes'
import { meetingId } from '../arguments'
import { requireMeetingId } from '../meeting-id'
import { defineTool } from '../tool'
import { UNTRUSTED_NOTE, untrusted } from '../untrusted'

export const cancelBooking = defineTool({
  title: 'Cancel a booking',
  description: `Cancels a booking for the owner and frees its time. The attendee and guests get an email. It cannot be taken back: ask the person first. To change the time, call move_booking instead. ${UNTRUSTED_NOTE}`,
  scope: 'meetings:write',
  effect: { undoes: true, repeats: true, mails: true },
  input: z.strictObject({ meetingId, reason: z.string().optional().describe('Words to the attendee.') }),
  output: z.object({
    meetingId: id(),
    status: meetingStatus,
    startTime: isoInstant(),
    endTime: isoInstant(),
    untrusted: untrusted({ title: z.string(), attendees: z.array(z.string()) }),
  }),
  handle: async ({ meetingId, ...fields }, { owner, now }) => {
    const id = requireMeetingId(meetingId)
    const meeting = await cancelMeeting({ owner, person: null }, id, parseOrThrow(cancelSchema, fields).reason, now)
    log('meeting_cancelled', { target: id })
    const { status, startTime, endTime, title, attendees } = meeting
    return { meetingId: id, status, startTime, endTime, untrusted: { title, attendees } }
  },
  say: ({ meetingId, startTime }) => `Cancelled: ${startTime}, meetingId ${meetingId}`,
})
