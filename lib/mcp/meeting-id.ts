import { AppError } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

/** A text that can be no id is answered like the id of a meeting that is not there. */
export function requireMeetingId(given: unknown): string {
  if (typeof given !== 'string' || !isUuid(given)) throw new AppError('meeting_not_found')
  return given.toLowerCase()
}
