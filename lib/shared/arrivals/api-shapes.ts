import { z } from 'zod'
import { count, id, isoInstant, words } from '../text/api-shapes'
import { ARRIVAL_SOURCES, ARRIVED_PARTS, OUTCOME_REASONS, OUTCOMES } from './lists'

export const fieldEntryAnswer = z.object({
  kind: words('The source’s own word for what has the field.', 'event_type'),
  field: words(
    'Its path: dotted, `[]` for the items of a list, `*` for a key that is an id or a name.',
    'locations[].kind',
  ),
  outcome: z.enum(OUTCOMES),
  to: words('Where it is here; absent for what was left out.', 'pages.location').optional(),
  reason: z.enum(OUTCOME_REASONS).optional().describe('Absent for what was taken.'),
  note: words('One sentence.').optional(),
  count: count(),
  refs: z
    .array(z.string())
    .describe('The first things of the source that it concerns; empty where that is all of them.'),
})

export const thingEntryAnswer = z.object({
  kind: z.string(),
  ref: words('Its id or address at the source.'),
  title: z.string().optional(),
  start: isoInstant('Of a booking, which has no title: a report names no person.').optional(),
  url: words('Its public address at the source.').optional(),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(OUTCOME_REASONS).optional(),
  became: z
    .object({ part: z.enum(ARRIVED_PARTS), id: id(), path: words('Of a page or a form.', '/intro').optional() })
    .optional(),
})

export const arrivalTotals = z.object({ taken: count(), changed: count(), left_out: count() })

export const reportAnswer = z.object({
  source: z.enum(ARRIVAL_SOURCES),
  account: words('The account at the source, by its id or address there.'),
  totals: arrivalTotals.describe('Entries of `fields`, by their outcome.'),
  fields: z.array(fieldEntryAnswer),
  things: z.array(thingEntryAnswer),
})

export type FieldEntry = z.infer<typeof fieldEntryAnswer>
export type ThingEntry = z.infer<typeof thingEntryAnswer>
/** What has become of an account of another tool. It names no person. */
export type Report = z.infer<typeof reportAnswer>
