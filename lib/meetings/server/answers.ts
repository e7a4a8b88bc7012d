import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listResponsesOfBooking } from '@/db/queries/forms/form-responses'
import { findBookingOfMeeting } from '@/db/queries/meetings/meetings'
import { getFormResponse } from '@/lib/forms/server/read-responses'
import type { MeetingAnswers } from '@/lib/meetings/schema'
import { AppError } from '@/lib/shared/errors'

/** Returns the answers given while the meeting was booked; null if nothing was asked, or the response is deleted. */
export async function getMeetingAnswers(owner: OwnerId, id: string): Promise<MeetingAnswers> {
  const meeting = await findBookingOfMeeting(database(), owner, id)
  if (!meeting) throw new AppError('meeting_not_found')
  const { bookingId, account } = meeting
  const found = bookingId ? await listResponsesOfBooking(database(), account, bookingId) : []
  const [answers = null, ...earlier] = await Promise.all(found.map((response) => getFormResponse(account, response.id)))
  return { answers, ...(earlier.length > 0 && { earlier }) }
}
