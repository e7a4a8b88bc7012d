import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { log } from '@/lib/log/log'
import { moveForOwnerSchema } from '@/lib/meetings/change-schemas'
import { findBothForOwner } from '@/lib/meetings/server/booking/find-both'
import { moveForOwner } from '@/lib/meetings/server/booking/move'
import type { AppError } from '@/lib/shared/errors'
import { instantText, meetingId, timezone } from '../arguments'
import { nameNearestTimes } from '../free-times'
import { requireMeetingId } from '../meeting-id'
import { bookingResult, toBookingResult } from '../meeting-result'
import { defineTool, type Given, type ToolCall } from '../tool'
import { UNTRUSTED_NOTE } from '../untrusted'

export const moveBooking = defineTool({
  title: 'Move a booking',
  description: `Moves a booking to another start, of the same length, for the owner: also outside of the page's hours, but never onto something else. The attendee gets an email. Moving to the time that it has changes nothing. ${UNTRUSTED_NOTE}`,
  scope: 'meetings:write',
  effect: { undoes: true, repeats: true, mails: true },
  input: z.strictObject({
    meetingId,
    startTime: instantText('The new start.'),
    from: instantText(
      'The start that you saw: another one means that somebody moved it meanwhile, and is refused.',
    ).optional(),
    reason: z.string().optional().describe('Words to the attendee.'),
    checkCalendars: z
      .boolean()
      .optional()
      .describe(
        "True: also refuses a time at which something is in the owner's calendars that block time on the page.",
      ),
    timezone: timezone('The zone of the times in the result; UTC by default.').optional(),
  }),
  output: bookingResult,
  handle: async ({ meetingId, timezone = 'UTC', ...fields }, { owner, now }) => {
    const id = requireMeetingId(meetingId)
    const moved = await moveForOwner({ owner, person: null }, id, parseOrThrow(moveForOwnerSchema, fields), now)
    log('meeting_moved', { target: id })
    return toBookingResult(moved, timezone)
  },
  say: ({ meetingId, startTime, duration }) => `Moved to ${startTime}, ${duration} minutes, meetingId ${meetingId}`,
  hint: hintOfMove,
})

/** A taken time is answered with free ones of the booking's page. */
async function hintOfMove({ code }: AppError, { meetingId, startTime }: Given, call: ToolCall): Promise<string | null> {
  if (code !== 'taken' || typeof startTime !== 'string') return null
  const { booking } = await findBothForOwner(call.owner, requireMeetingId(meetingId))
  const { pageId, timezone } = booking
  if (!pageId || !timezone) return null
  return nameNearestTimes({ id: pageId, timezone, start: Date.parse(startTime) }, call)
}
