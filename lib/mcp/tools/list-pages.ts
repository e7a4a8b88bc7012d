import { z } from 'zod'
import { parseOrThrow } from '@/lib/api/body'
import { listTimeSlotPages } from '@/lib/pages/server/service'
import { env } from '@/lib/platform/env'
import { pick } from '@/lib/shared/pick'
import { count, id, minuteCount, words, zoneName } from '@/lib/shared/text/api-shapes'
import { updatedSinceQuery } from '@/lib/time/instant'
import { after, limit, nextAfter, updatedSince } from '../arguments'
import { portionOf } from '../portion'
import { defineTool } from '../tool'

const page = z.object({
  id: id(),
  slug: words('Part of its address.', 'intro'),
  title: z.string(),
  description: z.string(),
  url: words('Where visitors book. A secret page needs a link of its own.'),
  timezone: zoneName('Its hours are in this zone. IANA name.'),
  duration: minuteCount('The preset length in minutes.'),
  durations: z.array(minuteCount()).describe('Every length that can be booked, in minutes.'),
  location: z.string(),
  isActive: z.boolean().describe('False while it is a draft, which visitors cannot see.'),
  visibility: z.string().describe('`public`, or `secret` for people with a link.'),
  approval: z.string().describe('`always`: a booking is a request until the owner approves it.'),
  minimumNotice: minuteCount('Minutes between a booking and its start, at least.'),
  maxGuests: count('The people that an attendee may bring.'),
  formId: id('The form whose questions are answered while booking: see get_form.').nullable(),
})

const { url: _, ...fromPage } = page.shape
const FIELDS = Object.keys(fromPage) as (keyof typeof fromPage)[]

export const listPages = defineTool({
  title: 'List booking pages',
  description:
    "The owner's booking pages: what can be booked, for how long, and where. Call it first, to learn the slug that find_times, explain_time and book take.",
  scope: 'pages:read',
  effect: { reads: true },
  input: z.strictObject({ updatedSince: updatedSince(''), limit: limit(100, 50), after: after.optional() }),
  output: z.object({ pages: z.array(page), nextAfter }),
  handle: async ({ updatedSince: since, ...args }, { owner }) => {
    const { updatedSince } = parseOrThrow(updatedSinceQuery, { updatedSince: since })
    const { items, nextAfter } = portionOf(await listTimeSlotPages(owner, { updatedSince }), args)
    return { pages: items.map((item) => ({ ...pick(item, FIELDS), url: `${env().APP_URL}/${item.slug}` })), nextAfter }
  },
  say: ({ pages }) =>
    [
      `${pages.length} booking pages`,
      ...pages.map(({ slug, durations, timezone }) => `${slug}: ${durations.join(', ')} minutes, ${timezone}`),
    ].join('\n'),
})
