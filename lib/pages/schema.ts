import { z } from 'zod'
import { DEFAULT_BUFFER_MINUTES } from '@/lib/scheduling'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { DEFAULT_APPROVAL_HOURS } from '@/lib/vocabulary/booking-rules'
import { PAGE_LOCATIONS } from '@/lib/vocabulary/calendars/locations'
import { isReservedSlug, isSlug } from '@/lib/vocabulary/text/slug'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, trimmed, uuid } from '@/lib/vocabulary/text/text'
import { textLanguage, translationsOf } from '@/lib/vocabulary/text/translations-schema'
import { check } from '@/messages/check'
import { bookingRuleFields } from './booking-rules-schema'
import { availabilities, type availability, duration, durations, ruleFields } from './rules-schema'

const calendars = z.array(z.string().max(MAX_LINE)).max(50)

/** The fields of a page that its owner sets. */
const fields = {
  slug: z.string().refine(isSlug, check('slugInvalid')),
  title: trimmed(MAX_TITLE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  textLanguage,
  translations: translationsOf({ title: trimmed(MAX_TITLE), description: trimmed(MAX_DESCRIPTION) }),
  /** The preset one of `durations`. */
  duration,
  durations,
  location: z.enum(PAGE_LOCATIONS),
  locationData: z.object({ customLocation: trimmed(MAX_LINE).optional() }),
  timezone: timezone(),
  availabilities,
  ...ruleFields,
  ...bookingRuleFields,
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
  textLanguage: fields.textLanguage.default(null),
  translations: fields.translations.default({}),
  duration: fields.duration.optional(),
  durations: fields.durations.optional(),
  step: fields.step.default(null),
  align: fields.align.default('window'),
  bufferBefore: fields.bufferBefore.default(DEFAULT_BUFFER_MINUTES),
  bufferAfter: fields.bufferAfter.default(DEFAULT_BUFFER_MINUTES),
  minimumNotice: fields.minimumNotice.default(0),
  bookingWindow: fields.bookingWindow.default(null),
  limits: fields.limits.default([]),
  dates: fields.dates.default([]),
  lockTimezone: fields.lockTimezone.default(false),
  cancelNotice: fields.cancelNotice.default(0),
  moveNotice: fields.moveNotice.default(0),
  maxMoves: fields.maxMoves.default(null),
  approval: fields.approval.default('off'),
  approvalHours: fields.approvalHours.default(DEFAULT_APPROVAL_HOURS),
  reminders: fields.reminders.default([]),
  followUp: fields.followUp.default(null),
  maxGuests: fields.maxGuests.default(0),
  requireEmailCheck: fields.requireEmailCheck.default(false),
  visibility: fields.visibility.default('public'),
  mailTexts: fields.mailTexts.default({}),
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

export const DEFAULT_DURATION = 30

/** Defaults of a new page; its slug is random. */
export const PAGE_DEFAULTS = {
  ...z.object(optional).omit({ slug: true }).parse({}),
  duration: DEFAULT_DURATION,
  durations: [DEFAULT_DURATION],
}

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
export const explainQuerySchema = z.object({ at: instant(), duration: z.coerce.number().pipe(duration).optional() })
