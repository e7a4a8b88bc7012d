import { z } from 'zod'
import { findOverlap, isOpenSpan } from '@/lib/scheduling'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { PAGE_LOCATIONS, type PageLocation } from '@/lib/vocabulary/locations'
import { isReservedSlug, isSlug } from '@/lib/vocabulary/slug'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, trimmed } from '@/lib/vocabulary/text'
import { isUuid } from '@/lib/vocabulary/uuid'

export const MAX_AVAILABILITIES = 70
export const DURATION_MESSAGE = 'Duration must be at least 1 minute'
export const END_AFTER_START_MESSAGE = 'End time must be after start time'
export const UNKNOWN_FORM = 'Unknown form'
export const OVERLAP_MESSAGE = 'This time slot overlaps with an existing slot'

const wallTime = z
  .string({ error: 'Invalid time format' })
  // The checks of the whole list read these times: they are not run on a wrong one.
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Invalid time format', abort: true })

/** An end before the start runs past midnight; equal times are only the whole day, written 00:00–00:00. */
const availability = z
  .object({ dayOfWeek: z.int().min(0).max(6), startTime: wallTime, endTime: wallTime })
  .refine(({ startTime, endTime }) => isOpenSpan(startTime, endTime), {
    path: ['endTime'],
    message: END_AFTER_START_MESSAGE,
    abort: true,
  })

const availabilities = z
  .array(availability)
  .max(MAX_AVAILABILITIES, `At most ${MAX_AVAILABILITIES} time slots`)
  .superRefine((list, context) => {
    const index = findOverlap(list)
    if (index !== null) context.addIssue({ code: 'custom', path: [index, 'startTime'], message: OVERLAP_MESSAGE })
  })

const calendars = z.array(z.string().max(MAX_LINE)).max(50)

export const SLUG_RESERVED = 'This slug is reserved'

const fields = {
  slug: z.string().refine(isSlug, 'Slug must be 3 to 64 of a-z, 0-9 and -'),
  title: trimmed(MAX_TITLE, 'Required'),
  description: trimmed(MAX_DESCRIPTION),
  duration: z
    .int({ error: 'Invalid input' })
    .min(1, DURATION_MESSAGE)
    .max(1440, 'Duration must be at most 1440 minutes'),
  location: z.enum(PAGE_LOCATIONS),
  locationData: z.object({ customLocation: trimmed(MAX_LINE).optional() }),
  timezone: timezone(),
  availabilities,
  conflictCheckCalendars: calendars,
  targetCalendars: calendars,
  /** The form whose questions are asked while booking. */
  formId: z
    .string()
    .refine(isUuid, UNKNOWN_FORM)
    .transform((id) => id.toLowerCase())
    .nullable(),
  isActive: z.boolean(),
}

/** A slug that has been reserved since stays with its page: the service refuses only a new one. */
export const updatePageSchema = z.object(fields).partial()

export const createPageSchema = z.object({
  ...fields,
  slug: fields.slug.refine((slug) => !isReservedSlug(slug), SLUG_RESERVED).optional(),
  description: fields.description.default(''),
  duration: fields.duration.default(30),
  location: fields.location.default('custom'),
  locationData: fields.locationData.default({}),
  availabilities: fields.availabilities.default([]),
  conflictCheckCalendars: calendars.default([]),
  targetCalendars: calendars.default([]),
  formId: fields.formId.default(null),
  isActive: fields.isActive.default(true),
})

export type CreatePageInput = z.output<typeof createPageSchema>
export type UpdatePageInput = z.output<typeof updatePageSchema>
export type AvailabilityInput = z.output<typeof availability>

/** A page as the owner's API calls answer it. Instants are ISO texts. */
export type TimeSlotPage = {
  id: string
  slug: string
  title: string
  description: string
  duration: number
  location: PageLocation
  locationData: { customLocation?: string }
  timezone: string
  availabilities: AvailabilityInput[]
  conflictCheckCalendars: string[]
  targetCalendars: string[]
  /** The form whose questions are asked while booking. */
  formId: string | null
  isActive: boolean
  createdAt: string
  updatedAt: string
}

/** The start that is to be explained. */
export const explainQuerySchema = z.object({ at: instant() })
