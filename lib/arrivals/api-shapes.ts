import { z } from 'zod'
import { importAnswer } from '@/lib/portability/api-shapes'
import { arrivalTotals, reportAnswer } from '@/lib/shared/arrivals/api-shapes'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'
import { PROVIDER_IDS } from '@/lib/shared/calendars/providers'
import { count, id, isoInstant, words } from '@/lib/shared/text/api-shapes'

const planAnswer = importAnswer.omit({ dryRun: true, createdAt: true }).extend({
  updated: count('Bookings of an earlier run that end here as they did at the source.'),
  connect: z.array(z.enum(PROVIDER_IDS)).describe('Providers that a page needs and that are not connected.'),
  reminders: count('Bookings that are reminded of from here, from `takeOverFrom` on.'),
})

const previewAnswer = z.object({
  columns: z.array(z.object({ column: z.string(), to: z.unknown(), samples: z.array(z.string()).max(5) })),
  rows: count(),
})

export type CsvPreview = z.infer<typeof previewAnswer>

export const arrivalAnswer = z.object({
  id: id().nullable(),
  dryRun: z.boolean(),
  source: z.enum(ARRIVAL_SOURCES),
  account: z.string(),
  plan: planAnswer,
  report: reportAnswer,
  preview: previewAnswer.optional(),
})

export type ArrivalAnswer = z.infer<typeof arrivalAnswer>

export const readAnswer = z.object({
  documents: z.array(z.object({ name: z.string(), text: words('Answers of the source as they came.') })),
  cursor: z.string().nullable().describe('Where to go on within a day; null when everything was read.'),
  progress: z.object({ done: count(), of: count('Null while it is unknown.').nullable() }),
  waitSeconds: count('More than 0 where the source wants a pause before the same cursor is sent.'),
})

export type ReadAnswer = z.infer<typeof readAnswer>

const listedFields = {
  id: id(),
  source: z.enum(ARRIVAL_SOURCES),
  account: z.string(),
  at: isoInstant(),
  added: z.record(z.string(), count()).describe('New things, by their list.'),
  totals: arrivalTotals,
}

export const arrivalsAnswer = z.array(z.object(listedFields))
export const keptArrivalAnswer = z.object({ ...listedFields, report: reportAnswer })

export type ListedArrival = z.infer<typeof arrivalsAnswer>[number]
export type KeptArrival = z.infer<typeof keptArrivalAnswer>

export const oldLinksAnswer = z.array(z.object({ old: z.string(), new: z.string(), title: z.string() }))
export type OldLink = z.infer<typeof oldLinksAnswer>[number]
