import type { Meeting } from '@/lib/meetings/schema'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { inDays } from './pages'
import { type Sender, sendFor } from './sender'

type MeetingFields = { startTime?: string; [field: string]: unknown }

/** A meeting of the owner's own: half an hour at a custom place, three days from today at noon UTC. */
export function createMeeting(
  owner: Sender,
  { startTime = inDays(3), ...fields }: MeetingFields = {},
): Promise<Meeting> {
  const endTime = new Date(Date.parse(startTime) + 30 * MINUTE_MS).toISOString()
  const body = { title: 'Planning', location: 'custom', startTime, endTime, ...fields }
  return sendFor<Meeting>(owner, 201, 'POST', '/api/meetings', body)
}
