import { z } from 'zod'
import { isoDate, minuteCount, words, zoneName } from '@/lib/shared/text/api-shapes'
import { date, duration, INSTANT_EXAMPLE, limit, page, timezone } from '../arguments'
import { findOwnPage } from '../find-page'
import { readFreeTimes } from '../free-times'
import { hintOfPages } from '../page-hints'
import { defineTool } from '../tool'
import { inZone } from '../zoned'

type Day = { date: string; times: string[] }

export const findTimes = defineTool({
  title: 'Find free times',
  description:
    'The times at which a page can be booked, by the local dates of a time zone. Call it before book, and pass one of its times as startTime, unchanged. Ask for a week or two: at most 100 days. For why a time is missing, call explain_time.',
  scope: 'pages:read',
  effect: { reads: true },
  input: z.strictObject({
    page,
    from: date('The first local date.'),
    to: date('The last local date, inclusive.'),
    timezone: timezone("The zone of the person who asks; the page's by default.").optional(),
    duration: duration.optional(),
    limit: limit(500, 100),
  }),
  output: z.object({
    page: words('The slug.', 'intro'),
    timezone: zoneName('The zone of the dates and times.'),
    duration: minuteCount('The length of each time in minutes.'),
    isActive: z.boolean().describe('False: visitors cannot book the page yet.'),
    days: z
      .array(z.object({ date: isoDate(), times: z.array(words('A start.', INSTANT_EXAMPLE)) }))
      .describe('Dates without a free time are left out.'),
    unchecked: z
      .array(isoDate())
      .describe('Dates whose calendars could not be read: their times are unknown, ask again.'),
    nextFrom: isoDate('There are more times: pass it as `from`. Null when all are listed.').nullable(),
  }),
  handle: async ({ limit, ...args }, call) => {
    const own = await findOwnPage(args.page, call)
    const { timezone, duration, days, unchecked } = await readFreeTimes(own.id, args, call)
    const all = days.map(({ date, slots }) => ({ date, times: slots.map((slot) => inZone(slot, timezone)) }))
    const shown = upTo(all, limit)
    const nextFrom = all[shown.length]?.date ?? null
    return { page: own.slug, timezone, duration, isActive: own.isActive, days: shown, unchecked, nextFrom }
  },
  say: ({ page, timezone, duration, days, nextFrom }) =>
    [
      days.length > 0 ? `Free times of ${page}, ${duration} minutes each, ${timezone}` : `No free times of ${page}`,
      ...days.map(({ date, times }) => `${date}: ${times.join(', ')}`),
      ...(nextFrom ? [`More from ${nextFrom}`] : []),
    ].join('\n'),
  hint: hintOfPages,
})

/** Whole days with at most so many times, but one at least. */
function upTo(days: readonly Day[], limit: number): Day[] {
  let count = 0
  const end = days.findIndex(({ times }, index) => {
    count += times.length
    return index > 0 && count > limit
  })
  return end < 0 ? [...days] : days.slice(0, end)
}
