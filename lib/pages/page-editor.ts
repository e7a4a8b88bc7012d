import type { FieldPath } from 'react-hook-form'
import { z } from 'zod'
import { isOwnPlace } from '@/lib/calendars/screen/location-options'
import { toListedTimezone } from '@/lib/scheduling/timezones'
import { PRESET_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { type MailWords, PRESET_REMINDER, type Reminder } from '@/lib/shared/booking-rules'
import type { DefaultCalendars } from '@/lib/shared/calendars/default-calendars'
import { type FieldIssue, issuesOfFields } from '@/lib/shared/field-issues'
import { pick } from '@/lib/shared/pick'
import { withEmptyTexts } from '@/lib/shared/text/missing-translations'
import { isReservedSlug } from '@/lib/shared/text/slug'
import { PAGE_TEXTS } from '@/lib/shared/text/translations'
import { check } from '@/messages/check'
import { type HostGroup, hostFields } from './host-schema'
import type { PREVIEWED } from './mail-preview'
import { createPageSchema, PAGE_DEFAULTS, PAGE_FIELDS, type TimeSlotPage, updatePageSchema } from './schema'
import { refuseNewNights, type WeekHours, WORKING_WEEK } from './week-hours'

/**
 * The form's values, without `isActive`, which saving must not change. An empty slug is not sent. `kept` are the stored
 * values: their slug is valid even if it has been reserved since, and their nights may be of any length.
 */
export function pageFormSchemaOf(kept: { slug?: string; availabilities?: WeekHours } = {}) {
  const mayBeSent = (slug: string | undefined) => slug === undefined || slug === kept.slug || !isReservedSlug(slug)
  return createPageSchema.omit({ isActive: true }).extend({
    slug: z
      .string()
      .transform((text) => text.trim().toLowerCase() || undefined)
      .pipe(updatePageSchema.shape.slug.refine(mayBeSent, check('slugReserved'))),
    availabilities: createPageSchema.shape.availabilities.superRefine(refuseNewNights(kept.availabilities)),
    // An email that says nothing helps nobody.
    followUp: createPageSchema.shape.followUp.refine(
      (mail) => mail === null || mail.text !== '' || mail.formId !== undefined,
      {
        path: ['text'],
        message: check('required'),
      },
    ),
  })
}

export const pageFormSchema = pageFormSchemaOf()

export type PageFormValues = z.input<typeof pageFormSchema>
export type PageFormOutput = z.output<typeof pageFormSchema>

/** Publishing has a button of its own. */
const FORM_FIELDS = PAGE_FIELDS.filter((name) => name !== 'isActive')

/**
 * The values of a new page, with the hours of a working week, a notice and the account's calendars, of which none blocks a team. The time zone follows later if the
 * browser has to detect it.
 */
export function newPageValues(
  timezone: string,
  calendars?: DefaultCalendars,
  { isTeams = false }: { isTeams?: boolean } = {},
): PageFormValues {
  const { isActive: _, ...defaults } = PAGE_DEFAULTS
  return {
    ...defaults,
    ...(calendars && {
      conflictCheckCalendars: isTeams ? [] : calendars.defaultConflictCalendars,
      targetCalendars: calendars.defaultCalendars,
    }),
    availabilities: [...WORKING_WEEK],
    reminders: [PRESET_REMINDER],
    minimumNotice: PRESET_NOTICE_MINUTES,
    title: '',
    locationData: { customLocation: '', linkPattern: '' },
    timezone,
    slug: '',
    ...(isTeams && { hostGroups: [], moveHosts: 'same' }),
  }
}

/** Fields that have a preset. */
export type PresetField = keyof PageFormValues & keyof typeof PAGE_DEFAULTS

/** True while nothing was set by hand: the fields are as the API or this form presets them. */
export function isPreset(values: Partial<PageFormValues>, names: readonly PresetField[]): boolean {
  return names.every((name) => {
    if (name === 'minimumNotice' && values.minimumNotice === PRESET_NOTICE_MINUTES) return true
    return JSON.stringify(values[name]) === JSON.stringify(PAGE_DEFAULTS[name])
  })
}

export function toFormValues(page: TimeSlotPage): PageFormValues {
  return {
    ...pick(page, FORM_FIELDS),
    translations: withEmptyTexts(PAGE_TEXTS, page.translations),
    locationData: {
      customLocation: page.locationData.customLocation ?? '',
      linkPattern: page.locationData.linkPattern ?? '',
    },
    timezone: toListedTimezone(page.timezone),
    ...(page.hostGroups && { hostGroups: page.hostGroups.map(toGroupValues), moveHosts: page.moveHosts }),
  }
}

/** Names, kinds and answers are not the form's to change. */
function toGroupValues({ hosts, ...group }: HostGroup) {
  return { ...group, hosts: hosts.map((host) => pick(host, ['account', 'weight', 'priority', 'maxPerDay'])) }
}

/**
 * The request body. Drops a custom location that was typed before a provider was chosen, and words of emails that are empty.
 * A single duration is the preset, whatever it was before.
 */
export function toPageBody({ durations = [], ...values }: PageFormOutput): PageFormOutput {
  return {
    ...values,
    reminders: values.reminders.map(withoutEmptyText),
    mailTexts: Object.fromEntries(Object.entries(values.mailTexts).filter(([, text]) => text)),
    mailWords: withoutEmptyWords(values.mailWords),
    durations: durations.length > 1 || values.duration === undefined ? durations : [values.duration],
    locationData: toLocationData(values),
  }
}

function toLocationData({ location, locationData: { customLocation, linkPattern } }: PageFormOutput) {
  if (location === 'link' && linkPattern) return { linkPattern }
  return isOwnPlace(location) && customLocation ? { customLocation } : {}
}

function withoutEmptyText({ text, translations = {}, ...reminder }: Reminder): Reminder {
  const translated = Object.entries(translations).filter(([, one]) => one.text)
  return {
    ...reminder,
    ...(text && { text }),
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
  }
}

function withoutEmptyWords(words: MailWords): MailWords {
  const entries = Object.entries(words).flatMap(([mail, { subject, text, translations = {} } = {}]) => {
    const translated = Object.entries(translations).filter(([, one]) => one.subject || one.text)
    const kept = {
      ...(subject && { subject }),
      ...(text && { text }),
      ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
    }
    return Object.keys(kept).length > 0 ? [[mail, kept]] : []
  })
  return Object.fromEntries(entries)
}

type Previewed = Partial<Pick<PageFormValues, (typeof PREVIEWED)[number]>>

/** What a preview of a mail is asked with: an unfinished length or zone is left to the server, and an empty title is an example. */
export function toPreviewedPage({ title, duration, timezone, ...page }: Previewed, example: string): Previewed {
  return {
    ...page,
    title: title?.trim() || example,
    ...(isDuration(duration) && { duration }),
    ...(timezone && isTimezone(timezone) && { timezone }),
  }
}

const isDuration = (value: unknown) => updatePageSchema.shape.duration.safeParse(value).success

type FieldName = FieldPath<PageFormValues>
type Refused = { code?: string | undefined; issues: readonly FieldIssue[] }

/** Maps a refused save to form fields, also to one within a list or a rule. */
export function toFieldErrors({ code, issues }: Refused): { name: FieldName; message: string }[] {
  if (code === 'slug_taken') return [{ name: 'slug', message: check('slugTaken') }]
  return issues.flatMap((issue) =>
    issuesOfFields(FIELD_NAMES, [issue]).map((one) => ({ ...one, name: placeOf(one.name, issue) })),
  )
}

function placeOf(name: FieldName, { path }: FieldIssue): FieldName {
  // The path begins with the name of a field whose parts have controls of their own.
  return NESTED.some((field) => field === name) ? (path as FieldName) : name
}

const NESTED = [
  'durations',
  'dates',
  'limits',
  'bookingWindow',
  'reminders',
  'followUp',
  'mailTexts',
  'mailWords',
  'translations',
  'hostGroups',
] as const satisfies FieldName[]

const HOST_FIELDS = Object.keys(hostFields) as (keyof typeof hostFields)[]
const LOCATION_FIELDS = ['locationData.customLocation', 'locationData.linkPattern'] as const satisfies FieldName[]
const FIELD_NAMES = [...FORM_FIELDS, ...HOST_FIELDS].flatMap((name): readonly FieldName[] =>
  name === 'locationData' ? LOCATION_FIELDS : [name],
)
