import { z } from 'zod'
import { isOwnPlace } from '@/lib/calendars/screen/location-options'
import { toListedTimezone } from '@/lib/scheduling/timezones'
import { type FieldIssue, issuesOfFields } from '@/lib/vocabulary/field-issues'
import { isReservedSlug } from '@/lib/vocabulary/slug'
import { check } from '@/messages/check'
import { createPageSchema, type TimeSlotPage, updatePageSchema } from './schema'

/**
 * The form's values, without `isActive`, which saving must not change. An empty slug is not sent. `keptSlug` is the page's
 * current slug, valid even if it has been reserved since.
 */
export function pageFormSchemaOf(keptSlug?: string) {
  const mayBeSent = (slug: string | undefined) => slug === undefined || slug === keptSlug || !isReservedSlug(slug)
  return createPageSchema.omit({ isActive: true }).extend({
    slug: z
      .string()
      .transform((text) => text.trim().toLowerCase() || undefined)
      .pipe(updatePageSchema.shape.slug.refine(mayBeSent, check('slugReserved'))),
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

/** The request body. Drops a custom location that was typed before a provider was chosen. */
export function toPageBody(values: PageFormOutput): PageFormOutput {
  const customLocation = values.locationData.customLocation
  return { ...values, locationData: isOwnPlace(values.location) && customLocation ? { customLocation } : {} }
}

type FieldName = keyof PageFormValues | 'locationData.customLocation'
type Refused = { status: number; serverMessage?: string; issues: readonly FieldIssue[] }

/** Maps a refused save to form fields. A conflict is always about the slug. */
export function toFieldErrors({ status, serverMessage, issues }: Refused): { name: FieldName; message: string }[] {
  if (status === 409) return [{ name: 'slug', message: serverMessage ?? check('slugTaken') }]
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
