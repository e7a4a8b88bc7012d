import { z } from 'zod'
import { bookingWindow, minutes } from '@/lib/pages/rules-schema'
import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { COLUMN_FIELDS } from '@/lib/shared/arrivals/lists'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { MAX_LINE, MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import { instant } from '@/lib/time/instant'
import { MAX_ARRIVED_COLUMNS, MAX_PAST_DAYS, PRESET_PAST_DAYS } from './limits'

/** Where a column goes: a question that the form has or gets, a field of the response, or nowhere. */
const columnTarget = z.union([
  z.enum(COLUMN_FIELDS),
  uuid(),
  z.object({ questionType: z.enum(QUESTION_TYPES), question: trimmed(MAX_LINE) }),
])

export const pastDays = z.int().min(0).max(MAX_PAST_DAYS)

/** What an owner says beside the files. Each source reads what it knows. */
export const arrivalOptionsSchema = z.object({
  pastDays: pastDays.default(PRESET_PAST_DAYS),
  /** Until then the old tool reminds; bookings that start later are reminded of from here. */
  takeOverFrom: instant().nullable().default(null),
  /** Rules that a source does not tell. */
  defaults: z
    .object({ minimumNotice: minutes(0, MAX_NOTICE_MINUTES), bookingWindow })
    .partial()
    .default({}),
  /** Responses of a CSV file go into this form. */
  formId: uuid().optional(),
  /** The title of the form that a CSV file becomes. */
  title: trimmed(MAX_TITLE).optional(),
  columns: z
    .array(z.object({ column: z.string().max(MAX_LINE), to: columnTarget }))
    .max(MAX_ARRIVED_COLUMNS)
    .optional(),
})

export type ArrivalOptions = z.output<typeof arrivalOptionsSchema>
export type ColumnTarget = z.output<typeof columnTarget>
