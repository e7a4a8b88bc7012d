import { z } from 'zod'
import { calendarChoices } from '@/lib/shared/calendars/choices-schema'
import { linkPattern } from '@/lib/shared/calendars/link-pattern-schema'
import { PAGE_LOCATIONS } from '@/lib/shared/calendars/locations'
import type { MoveHosts } from '@/lib/shared/hosts'
import { retentionDays } from '@/lib/shared/retention-schema'
import { isReservedSlug, isSlug } from '@/lib/shared/text/slug'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import { textLanguage, translationsOf } from '@/lib/shared/text/translations-schema'
import { instant } from '@/lib/time/instant'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'
import type { upcomingBookingsAnswer } from './api-shapes'
import { BOOKING_RULE_DEFAULTS, bookingRuleFields } from './booking-rules-schema'
import { type HostGroup, hostFields } from './host-schema'
import { availabilities, type availability, duration, durations, RULE_DEFAULTS, ruleFields } from './rules-schema'

/** The fields of a page that its owner sets. */
export const pageFields = {
  slug: z.string().refine(isSlug, check('slugInvalid')),
  title: trimmed(MAX_TITLE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  textLanguage,
  translations: translationsOf({ title: trimmed(MAX_TITLE), description: trimmed(MAX_DESCRIPTION) }),
  /** The preset one of `durations`. */
  duration,
  durations,
  location: z.enum(PAGE_LOCATIONS),
  locationData: z.object({ customLocation: trimmed(MAX_LINE).optional(), linkPattern: linkPattern.optional() }),
  timezone: timezone(),
  availabilities,
  ...ruleFields,
  ...bookingRuleFields,
  conflictCheckCalendars: calendarChoices,
  targetCalendars: calendarChoices,
  /** The form that guests answer when they book. */
  formId: uuid(check('formUnknown')).nullable(),
  isActive: z.boolean(),
  /** Lists it on the owner's profile. */
  showOnProfile: z.boolean(),
  retentionDays,
}

/** A page keeps a slug that was reserved later; the service refuses only a new one. */
export const updatePageSchema = z.object({ ...z.object(pageFields).partial().shape, ...hostFields })

export const PAGE_FIELDS = Object.keys(pageFields) as (keyof typeof pageFields)[]

type Fields = Record<string, z.ZodType>

function withDefaults<F extends Fields>(fields: F, defaults: { [Name in keyof F]: z.input<F[Name]> }) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.default(defaults[name])])
  return Object.fromEntries(entries) as { [Name in keyof F]: z.ZodDefault<F[Name]> }
}

/** Fields that may be left out of a new page. */
const optional = {
  slug: pageFields.slug.refine((slug) => !isReservedSlug(slug), check('slugReserved')).optional(),
  description: pageFields.description.default(''),
  textLanguage: pageFields.textLanguage.default(null),
  translations: pageFields.translations.default({}),
  duration: pageFields.duration.optional(),
  durations: pageFields.durations.optional(),
  ...withDefaults(ruleFields, RULE_DEFAULTS),
  ...withDefaults(bookingRuleFields, BOOKING_RULE_DEFAULTS),
  location: pageFields.location.default('custom'),
  locationData: pageFields.locationData.default({}),
  availabilities: pageFields.availabilities.default([]),
  /** The service fills in the account's defaults. */
  conflictCheckCalendars: calendarChoices.optional(),
  targetCalendars: calendarChoices.optional(),
  formId: pageFields.formId.default(null),
  isActive: pageFields.isActive.default(true),
  showOnProfile: pageFields.showOnProfile.default(false),
  retentionDays: pageFields.retentionDays.default(null),
} satisfies Record<Exclude<keyof typeof pageFields, 'title' | 'timezone'>, z.ZodType>

export const createPageSchema = z.object({ ...pageFields, ...optional, ...hostFields })

export const DEFAULT_DURATION = 30

/** Defaults of a new page, without an account's calendars; its slug is random. */
export const PAGE_DEFAULTS = {
  ...z.object(optional).omit({ slug: true }).parse({}),
  duration: DEFAULT_DURATION,
  durations: [DEFAULT_DURATION],
  conflictCheckCalendars: [],
  targetCalendars: [],
}

/** A new page as it is sent. */
export type CreatePageBody = z.input<typeof createPageSchema>
export type CreatePageInput = z.output<typeof createPageSchema>
export type UpdatePageInput = z.output<typeof updatePageSchema>
export type AvailabilityInput = z.output<typeof availability>

/** A page in the owner's API. Instants are ISO texts. */
export type TimeSlotPage = Required<Omit<UpdatePageInput, keyof typeof hostFields>> & {
  id: string
  /** Of a team's page. */
  hostGroups?: HostGroup[]
  moveHosts?: MoveHosts
  createdAt: string
  updatedAt: string
}

/** The bookings of a page that are still to come; a page without any has no entry. `next` is an ISO instant. */
export type UpcomingBookings = z.infer<typeof upcomingBookingsAnswer>

/** The start to explain. */
export const explainQuerySchema = z.object({ at: instant(), duration: z.coerce.number().pipe(duration).optional() })
