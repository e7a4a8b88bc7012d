import { z } from 'zod'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { MINUTE_RULES } from '@/lib/scheduling/smallest-change'
import { LIMIT_PERIODS } from '@/lib/scheduling/vocabulary'
import { HOST_STATES } from '@/lib/shared/hosts'
import { count, id, isoDate, isoInstant, minuteCount, wallTimeText, words } from '@/lib/shared/text/api-shapes'
import { TIME_OFF_KINDS } from '@/lib/shared/time-off'
import { BLOCKER_KINDS, type Explanation } from './explanation'

const epoch = () => z.number().meta({ description: 'Epoch milliseconds.', examples: [1_803_909_600_000] })
const periodFields = { start: epoch(), end: epoch() }
const period = z
  .object(periodFields)
  .meta({ id: 'Period', description: 'From `start` (inclusive) to `end` (exclusive).' })
const span = z.object({ startTime: wallTimeText(), endTime: wallTimeText() }).meta({ id: 'Span' })
const limit = z.object({ per: z.enum(LIMIT_PERIODS), max: z.int() })

const opens = z.boolean().describe('True when nothing else is in the way.')

const change = z
  .discriminatedUnion('rule', [
    z.object({
      rule: z.enum(MINUTE_RULES),
      minutes: minuteCount(),
      opens,
    }),
    z.object({
      rule: z.literal('bookingWindow'),
      bookingWindow: z.discriminatedUnion('type', [
        z.object({ type: z.literal('days'), days: z.int() }),
        z.object({ type: z.literal('range'), from: isoDate(), to: isoDate() }),
      ]),
      opens,
    }),
    z.object({ rule: z.literal('limits'), ...limit.shape, opens }),
    z.object({
      rule: z.literal('dates'),
      date: isoDate(),
      spans: z.array(span).readonly().describe('All hours of the date.'),
      added: span.describe('The one of them that is new or longer.'),
      opens,
    }),
    z.object({ rule: z.literal('timeOff'), opens }),
  ])
  .meta({
    id: 'RuleChange',
    description: 'The smallest change of one rule after which it no longer refuses the start.',
    examples: [{ rule: MINUTE_RULES[0], minutes: 30, opens: true }],
  })

/** Every reason has them. */
const told = {
  code: z.enum(SLOT_REFUSALS).describe('The code of a refused booking.'),
  change: change.nullable().describe('Null when no change of this page’s rules would do.'),
}

const blocker = z
  .object({
    ...periodFields,
    before: minuteCount('Minutes that have to stay free before it.').optional(),
    after: minuteCount('Minutes that have to stay free after it.').optional(),
    kind: z.enum(BLOCKER_KINDS),
    title: z.string().describe('The account for a calendar, and empty once that is disconnected.'),
    attendeeName: z.string().nullable().describe('Who booked; null where nobody did.'),
    meetingId: id().nullable(),
  })
  .meta({ id: 'Blocker', description: 'Something that blocks a start.' })

const closure = z
  .object({ ...periodFields, id: id(), kind: z.enum(TIME_OFF_KINDS), title: z.string() })
  .meta({ id: 'Closure', description: 'Time off that a start overlaps.' })

const reason = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('past'), ...told }),
    z.object({ kind: z.literal('notice'), noticeMinutes: count(), earliest: epoch(), ...told }),
    z.object({ kind: z.literal('too_far'), ...told }),
    z.object({
      kind: z.literal('outside_dates'),
      date: isoDate(),
      firstDate: isoDate().nullable(),
      lastDate: isoDate().nullable(),
      ...told,
    }),
    z.object({ kind: z.literal('outside_hours'), before: period.nullable(), after: period.nullable(), ...told }),
    z.object({ kind: z.literal('too_late_in_window'), window: period, lastStart: epoch().nullable(), ...told }),
    z.object({ kind: z.literal('between_starts'), before: epoch().nullable(), after: epoch(), ...told }),
    z.object({ kind: z.literal('closed'), by: closure, ...told }),
    z.object({ kind: z.literal('limit'), limit, count: count(), ...periodFields, ...told }),
    z.object({ kind: z.literal('blocked'), by: blocker, gapMinutes: z.number().nullable(), ...told }),
    z.object({ kind: z.literal('unread'), by: blocker, ...told }),
    z.object({
      kind: z.literal('hosts'),
      code: z.literal('taken'),
      group: words('', 'Therapists'),
      free: count('Hosts of the group who are free.'),
      need: count('Hosts that a booking takes.'),
      change: z.null(),
    }),
  ])
  .meta({ id: 'SlotReason', description: 'A rule that refuses a start; `kind` says which, and what comes with it.' })

/** The engine's types are the home of the reasons; this describes them for programs, and the compiler compares both. */
export const explanationAnswer = z
  .object({
    at: isoInstant('The start asked about.'),
    duration: minuteCount('In minutes.'),
    isActive: z.boolean().describe('Of the page.'),
    reasons: z.array(reason).describe('Empty for a start that visitors are offered.'),
    hosts: z
      .array(
        z.object({
          account: id(),
          name: words('', 'Ada Lovelace'),
          group: words('', 'Therapists'),
          state: z.enum(HOST_STATES).exclude(['lost']),
        }),
      )
      .optional()
      .describe('Of a team’s page: what each host is at the start.'),
  })
  .meta({ id: 'Explanation', description: 'Why a start is not offered.' }) satisfies z.ZodType<Explanation>
