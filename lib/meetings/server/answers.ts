import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findResponseOfBooking } from '@/db/queries/forms/form-responses'
import { findMeeting } from '@/db/queries/meetings/meetings'
import type { ResponseDetail } from '@/lib/forms/form'
import { getFormResponse } from '@/lib/forms/server/read-responses'
import { AppError } from '@/lib/vocabulary/errors'

/** Returns the answers given while the meeting was booked; null if the page had no form, or the response is deleted. */
export async function getMeetingAnswers(owner: OwnerId, id: string): Promise<{ answers: ResponseDetail | null }> {
  const meeting = await findMeeting(database(), owner, id)
  if (!meeting) throw new AppError('meeting_not_found')
  const responseId = meeting.bookingId && (await findResponseOfBooking(database(), owner, meeting.bookingId))
  return { answers: responseId ? await getFormResponse(owner, responseId) : null }
}
