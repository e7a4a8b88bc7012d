import { z } from 'zod'
import { standingReason } from '@/lib/pages/api-shapes'
import { count, words } from '@/lib/shared/text/api-shapes'
import { DIFFERENCE_KINDS } from './differences'
import { configurationSchema } from './schema'

const version = words('A hash of what the account says now. `apply` takes the one that was planned with.', '3f0c…')

export const configurationAnswer = z.object({ version, document: configurationSchema })

const beforeAfter = (description: string) =>
  z.object({ before: z.number().nullable(), after: z.number().nullable() }).describe(description)

const difference = z.object({
  path: words('The place in the document; questions by their keys.', 'pages.intro-call.availabilities'),
  kind: z.enum(DIFFERENCE_KINDS),
  before: z.unknown().optional().describe('Left out for what is created.'),
  after: z.unknown().optional().describe('Left out for what is deleted.'),
})

const pageEffect = z.object({
  page: words('Its slug.', 'intro-call'),
  hoursPerWeek: beforeAfter('Offered hours of a week; null where there is no page.'),
  bookingsPerWeek: beforeAfter('Bookings that a free week holds.'),
  upcoming: count('Bookings that are still to come.'),
  outside: z
    .object({ total: count(), byReason: z.partialRecord(standingReason, count()) })
    .describe('Of these the ones that the change puts outside of the rules. They stay.'),
})

const formEffect = z.object({
  form: words('Its slug.', 'feedback-x7k2pq'),
  responses: count('Responses that are deleted with the form, spam included.'),
})

export const planAnswer = z
  .object({
    version,
    differences: z.array(difference),
    effects: z.object({ pages: z.array(pageEffect), forms: z.array(formEffect) }),
  })
  .meta({ id: 'ConfigurationPlan', description: 'What a document would change, and its effect.' })

export type Plan = z.infer<typeof planAnswer>
