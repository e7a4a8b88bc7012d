import { z } from 'zod'
import { MAX_HAND_OVER_REASON, NEXT_HOST } from '@/lib/shared/hosts'
import { MAX_MESSAGE, trimmed, uuid } from '@/lib/shared/text/text'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'

/** The words to the other side when a booking is cancelled; `message` is the older name of `reason`. */
export const cancelSchema = z
  .object({ reason: trimmed(MAX_MESSAGE).optional(), message: trimmed(MAX_MESSAGE).optional() })
  .transform(({ reason, message }) => ({ reason: reason || message || null }))

export const declineSchema = z.object({ reason: trimmed(MAX_MESSAGE).optional() })

/** The new start of a booking, and words to the other side. */
const newStart = z.object({
  startTime: instant(),
  /** The start that whoever moves it saw: another one is refused as changed meanwhile. */
  from: instant().optional(),
  reason: trimmed(MAX_MESSAGE).optional(),
})
export const moveSchema = newStart.extend({ userTimezone: timezone().optional() })
export const moveForOwnerSchema = newStart.extend({
  /** Refuses a time at which something else is in the calendars of the page. */
  checkCalendars: z.boolean().optional(),
})

const account = uuid(check('hostOfNoGroup'))

export const handOverSchema = z.object({
  /** An account, or `next`. */
  to: z.union([z.literal(NEXT_HOST), account], { error: check('hostOfNoGroup') }),
  from: account.optional(),
  /** Words to the new host. */
  reason: trimmed(MAX_HAND_OVER_REASON).optional(),
})
export type HandOverInput = z.output<typeof handOverSchema>

export const handOverAllSchema = z.object({ reason: trimmed(MAX_HAND_OVER_REASON).optional() })

export const noShowSchema = z.object({ noShow: z.boolean() })

/** The owner's decision about an event that they deleted or moved in their calendar. */
export const calendarChangeSchema = z.object({ action: z.enum(['cancel', 'restore', 'keep']) })
export type CalendarChangeAction = z.output<typeof calendarChangeSchema>['action']
