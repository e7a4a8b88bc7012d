import type { CreateTimeOffInput, TimeOff } from '@/lib/time-off/schema'
import { dateOf, inDays } from './pages'
import { type Sender, sendFor } from './sender'

/** By default the whole of the day after tomorrow in UTC. */
export function addTimeOff(owner: Sender, fields: Partial<CreateTimeOffInput> = {}): Promise<TimeOff> {
  const from = fields.from ?? dateOf(inDays(2))
  return sendFor<TimeOff>(owner, 201, 'POST', '/api/time-off', { from, to: from, ...fields })
}
