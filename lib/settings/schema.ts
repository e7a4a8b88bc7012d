import { z } from 'zod'
import { DATE_FORMATS, TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { isAccent } from '@/lib/shared/accent'
import { calendarChoices } from '@/lib/shared/calendars/choices-schema'
import { DEFAULT_LANGUAGE, OWNER_LANGUAGES } from '@/lib/shared/languages'
import { MAX_LINE, personName, trimmed } from '@/lib/shared/text/text'
import { timezone } from '@/lib/time/timezone'
import { holidayRegionSchema } from '@/lib/time-off/schema'
import { check } from '@/messages/check'
import type { settingsAnswer } from './api-shapes'

export const MAX_BIO = 200
export const MAX_ZOOM = 4
/** In bytes. The Node entry cuts bodies off at 1 MiB. */
export const MAX_UPLOAD_BYTES = 1_000_000

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d(\.\d{1,6})?$/, check('invalidInput'))
    .transform(Number)
    .refine((value) => value >= min && value <= max, check('invalidInput'))

export const settingsSchema = z
  .object({
    fullName: personName(),
    weekStartDay: z.int().min(0).max(6),
    timeFormat: z.enum(TIME_FORMATS),
    dateFormat: z.enum(DATE_FORMATS),
    timezone: timezone(),
    /** The owner's screens, mails and calendar events are in it. */
    language: z.enum(OWNER_LANGUAGES),
    /** Get the owner's own meetings, and the bookings of new pages. */
    defaultCalendars: calendarChoices,
    /** Are checked by new pages. */
    defaultConflictCalendars: calendarChoices,
    bio: trimmed(MAX_BIO),
    /** Empty for the product's own color. */
    accent: z
      .string()
      .toLowerCase()
      .refine((accent) => accent === '' || isAccent(accent), check('accentInvalid')),
    /** Names the profile's address. The service refuses a new one that is no slug; the one of the sign-up may stay. */
    username: z.string().trim().toLowerCase().max(MAX_LINE),
    showProfile: z.boolean(),
    /** The region whose public holidays are time off; null without one. */
    holidays: holidayRegionSchema.nullable(),
  })
  .partial()

/**
 * The square of a picture that a face shows: its place between the edges, from 0 to 1, and its magnification. Logos are kept
 * whole.
 */
export const cropSchema = z.object({
  x: number(0, 1).default(0.5),
  y: number(0, 1).default(0.5),
  zoom: number(1, MAX_ZOOM).default(1),
})

export type Crop = z.output<typeof cropSchema>

export const SETTINGS_FIELDS = Object.keys(settingsSchema.shape) as (keyof typeof settingsSchema.shape)[]

export type SettingsInput = z.output<typeof settingsSchema>

export type Settings = z.infer<typeof settingsAnswer>

/** The settings of an account before its first save. */
export const DEFAULT_SETTINGS: Settings = {
  fullName: '',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  language: DEFAULT_LANGUAGE,
  defaultCalendars: [],
  defaultConflictCalendars: [],
  bio: '',
  accent: '',
  username: '',
  showProfile: false,
  holidays: null,
  face: null,
  logo: null,
  saved: false,
}
