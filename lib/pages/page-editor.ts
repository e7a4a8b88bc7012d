import { z } from 'zod'
import { isOwnPlace } from '@/lib/calendars/screen/location-options'
import { toListedTimezone } from '@/lib/scheduling/timezones'
import { type FieldIssue, issuesOfFields } from '@/lib/vocabulary/field-issues'
import { isReservedSlug } from '@/lib/vocabulary/slug'
import { createPageSchema, SLUG_RESERVED, type TimeSlotPage, updatePageSchema } from './schema'

/**
 * The values of the form. `isActive` is not among them, so that saving leaves it alone; an empty slug is not sent either.
 * `keptSlug`: the page's own one, which may have been reserved since.
 */
export function pageFormSchemaOf(keptSlug?: string) {
  const mayBeSent = (slug: string | undefined) => slug === undefined || slug === keptSlug || !isReservedSlug(slug)
  return createPageSchema.omit({ isActive: true }).extend({
    slug: z
      .string()
      .transform((text) => text.trim().toLowerCase() || undefined)
      .pipe(updatePageSchema.shape.slug.refine(mayBeSent, SLUG_RESERVED)),
  })
}

export const pageFormSchema = pageFormSchemaOf()

export type PageFormValues = z.input<typeof pageFormSchema>
export type PageFormOutput = z.output<typeof pageFormSchema>

/** The values of a new page. The time zone follows later if the browser has to detect it. */
export function newPageValues(timezone: string): PageFormValues {
  return {
    title: '',
    description: '',
    duration: 30,
    location: 'custom',
    locationData: { customLocation: '' },
    timezone,
    slug: '',
    formId: null,
    availabilities: [],
    conflictCheckCalendars: [],
    targetCalendars: [],
  }
}

export function toFormValues(page: TimeSlotPage): PageFormValues {
  const { title, description, duration, location, locationData, timezone, slug, formId, availabilities } = page
  return {
    title,
    description,
    duration,
    location,
    locationData: { customLocation: locationData.customLocation ?? '' },
    timezone: toListedTimezone(timezone),
    slug,
    formId,
    availabilities,
    conflictCheckCalendars: page.conflictCheckCalendars,
    targetCalendars: page.targetCalendars,
  }
}

/** What is sent. A place that was typed before a provider was chosen is left out; the form still has it. */
export function toPageBody(values: PageFormOutput): PageFormOutput {
  const customLocation = values.locationData.customLocation
  return { ...values, locationData: isOwnPlace(values.location) && customLocation ? { customLocation } : {} }
}

type FieldName = keyof PageFormValues | 'locationData.customLocation'
type Refused = { status: number; serverMessage?: string; issues: readonly FieldIssue[] }

/** Which fields a refused save is about. The slug is the only thing that can be taken. */
export function toFieldErrors({ status, serverMessage, issues }: Refused): { name: FieldName; message: string }[] {
  if (status === 409) return [{ name: 'slug', message: serverMessage ?? 'This slug is already taken.' }]
  return issuesOfFields(FIELD_NAMES, issues)
}

const FIELD_NAMES: readonly FieldName[] = [
  'title',
  'description',
  'duration',
  'location',
  'locationData.customLocation',
  'timezone',
  'slug',
  'formId',
  'availabilities',
  'conflictCheckCalendars',
  'targetCalendars',
]
