import { z } from 'zod'
import { findOverlap, isOpenSpan } from '@/lib/scheduling'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { PAGE_LOCATIONS } from '@/lib/vocabulary/calendars/locations'
import { isReservedSlug, isSlug } from '@/lib/vocabulary/text/slug'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, trimmed, uuid } from '@/lib/vocabulary/text/text'
import { check } from '@/messages/check'

export const MAX_AVAILABILITIES = 70

const wallTime = z
  .string({ error: check('timeInvalid') })
  // Aborts, because the checks of the whole list parse these times.
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: check('timeInvalid'), abort: true })

/** An end before the start runs past midnight. Equal times are allowed only for the whole day, 00:00–00:00. */
const availability = z
  .object({ dayOfWeek: z.int().min(0).max(6), startTime: wallTime, endTime: wallTime })
  .refine(({ startTime, endTime }) => isOpenSpan(startTime, endTime), {
    path: ['endTime'],
    message: check('endAfterStart'),
    abort: true,
  })

const availabilities = z
  .array(availability)
  .max(MAX_AVAILABILITIES, check('tooManySlots', { max: MAX_AVAILABILITIES }))
  .superRefine((list, context) => {
    const index = findOverlap(list)
    if (index === null) return
    context.addIssue({ code: 'custom', path: [index, 'startTime'], message: check('slotOverlaps') })
  })

const calendars = z.array(z.string().max(MAX_LINE)).max(50)

/** The fields of a page that its owner sets. */
const fields = {
  slug: z.string().refine(isSlug, check('slugInvalid')),
  title: trimmed(MAX_TITLE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  duration: z
    .int({ error: check('invalidInput') })
    .min(1, check('durationTooShort'))
    .max(MAX_DURATION_MINUTES, check('durationTooLong', { max: String(MAX_DURATION_MINUTES) })),
  location: z.enum(PAGE_LOCATIONS),
  locationData: z.object({ customLocation: trimmed(MAX_LINE).optional() }),
  timezone: timezone(),
  availabilities,
  conflictCheckCalendars: calendars,
  targetCalendars: calendars,
  /** The form that guests answer when they book. */
  formId: uuid(check('formUnknown')).nullable(),
  isActive: z.boolean(),
  /** Lists it on the owner's profile. */
  showOnProfile: z.boolean(),
}

/** A page keeps a slug that was reserved later; the service refuses only a new one. */
export const updatePageSchema = z.object(fields).partial()

export const PAGE_FIELDS = Object.keys(fields) as (keyof typeof fields)[]

/** Fields that may be left out of a new page. */
const optional = {
  slug: fields.slug.refine((slug) => !isReservedSlug(slug), check('slugReserved')).optional(),
  description: fields.description.default(''),
  duration: fields.duration.default(30),
  location: fields.location.default('custom'),
  locationData: fields.locationData.default({}),
  availabilities: fields.availabilities.default([]),
  conflictCheckCalendars: calendars.default([]),
  targetCalendars: calendars.default([]),
  formId: fields.formId.default(null),
  isActive: fields.isActive.default(true),
  showOnProfile: fields.showOnProfile.default(false),
} satisfies Record<Exclude<keyof typeof fields, 'title' | 'timezone'>, z.ZodType>

export const createPageSchema = z.object({ ...fields, ...optional })

/** Defaults of a new page; its slug is random. */
export const PAGE_DEFAULTS = z.object(optional).omit({ slug: true }).parse({})

/** A new page as it is sent. */
export type CreatePageBody = z.input<typeof createPageSchema>
export type CreatePageInput = z.output<typeof createPageSchema>
export type UpdatePageInput = z.output<typeof updatePageSchema>
export type AvailabilityInput = z.output<typeof availability>

/** A page in the owner's API. Instants are ISO texts. */
export type TimeSlotPage = Required<UpdatePageInput> & { id: string; createdAt: string; updatedAt: string }

/** The bookings of a page that are still to come; a page without any has no entry. `next` is an ISO instant. */
export type UpcomingBookings = { pageId: string; count: number; next: string }

/** The start to explain. */
export const explainQuerySchema = z.object({ at: instant() })
