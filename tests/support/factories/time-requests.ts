import type { TimeRequests } from '@/lib/meetings/time-request-schemas'
import { newEmail } from './owners'
import { createPage, inDays, visitor } from './pages'
import { type Sender, sendFor } from './sender'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Open from 9 to 17 UTC on each day, and for requests beside that. */
export const WITH_OTHER_TIMES = {
  acceptsOtherTimes: true,
  availabilities: DAYS.map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
}

let days = 60

/** An evening of its own, and a free time on the same day. */
export function nextEvening(): { startTime: string; free: string } {
  days += 1
  return { startTime: inDays(days, 20), free: inDays(days, 10) }
}

/** A guest's request for an evening on a page of the owner's. */
export async function createTimeRequest(owner: Sender) {
  const { id: pageId, slug } = await createPage(owner, WITH_OTHER_TIMES)
  const { startTime, free } = nextEvening()
  const body = { ...visitor(startTime, { attendeeEmail: newEmail() }), startTimes: [startTime] }
  await sendFor(owner, 201, 'POST', `/api/schedule/${slug}/other-times`, body)
  const { requests } = await sendFor<TimeRequests>(owner, 200, 'GET', '/api/time-requests')
  const request = requests.find((one) => one.pageId === pageId)
  if (!request) throw new Error('The request is not listed')
  return { id: request.id, startTime, free }
}
