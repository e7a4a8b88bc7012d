import { z } from 'zod'
import { MINUTE_RULES } from '@/lib/scheduling/smallest-change'
import { LIMIT_PERIODS } from '@/lib/scheduling/vocabulary'
import { putDates } from './date-hours'
import type { PageFormValues } from './page-editor'
import { ruleFields, wallTime } from './rules-schema'

/** As in an address; its values are checked with the field that they change. */
const changeSchema = z.union([
  z.object({ rule: z.enum(MINUTE_RULES), minutes: z.number() }),
  z.object({ rule: z.literal('bookingWindow'), bookingWindow: ruleFields.bookingWindow }),
  z.object({ rule: z.literal('limits'), per: z.enum(LIMIT_PERIODS), max: z.number() }),
  z.object({
    rule: z.literal('dates'),
    date: z.iso.date(),
    spans: z.array(z.object({ startTime: wallTime, endTime: wallTime })).readonly(),
  }),
])

/** Each that an explanation proposes; time off has a screen of its own. */
export type TriedChange = z.infer<typeof changeSchema>
type Tried = Partial<PageFormValues>

/**
 * The fields of the editor that a change in its address sets; null for one that no explanation has made, or that could not be saved. A
 * change that the page has by now sets nothing.
 */
export function readTried(text: unknown, values: PageFormValues): Tried | null {
  const change = changeSchema.safeParse(parse(text))
  if (!change.success) return null
  const tried = apply(change.data, values)
  const isValid = Object.entries(tried).every(([name, value]) => ruleFields[name as 'dates'].safeParse(value).success)
  return isValid ? tried : null
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

function apply(change: TriedChange, { limits = [], dates = [] }: PageFormValues): Tried {
  switch (change.rule) {
    case 'bookingWindow':
      return { bookingWindow: change.bookingWindow }
    case 'limits': {
      const { per, max } = change
      return { limits: limits.map((limit) => (limit.per === per ? { per, max } : limit)) }
    }
    case 'dates':
      return { dates: putDates(dates, { from: change.date, to: change.date, spans: [...change.spans] }) }
    default:
      return { [change.rule]: change.minutes }
  }
}
