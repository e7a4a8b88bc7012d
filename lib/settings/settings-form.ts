import type { z } from 'zod'
import { pick } from '@/lib/shared/pick'
import { presetTimezone } from './preset-timezone'
import { type Settings, settingsSchema } from './schema'

/** Holidays have a screen of their own; a language takes effect at once. */
export const settingsFormSchema = settingsSchema.omit({ holidays: true, language: true }).required()

/** The forms of the settings, each with a screen and a button of its own. */
export const GENERAL_FORM = settingsFormSchema.pick({
  fullName: true,
  weekStartDay: true,
  timeFormat: true,
  dateFormat: true,
  timezone: true,
  defaultCalendars: true,
  defaultConflictCalendars: true,
})
export const BRAND_FORM = settingsFormSchema.pick({ bio: true, accent: true })
export const PUBLIC_PROFILE_FORM = settingsFormSchema.pick({ username: true, showProfile: true })
export type SettingsFormSchema = typeof GENERAL_FORM | typeof BRAND_FORM | typeof PUBLIC_PROFILE_FORM

export const FORM_FIELDS = Object.keys(settingsFormSchema.shape) as (keyof typeof settingsFormSchema.shape)[]

export type SettingsFormValues = z.output<typeof settingsFormSchema>

/** The form's values. The zone is a preset until the owner has saved one. */
export function toFormValues(settings: Settings, detectedTimezone: string | null): SettingsFormValues {
  return { ...pick(settings, FORM_FIELDS), timezone: presetTimezone(settings, detectedTimezone) }
}

/** The fields that differ between two states of the form, with their later values. */
export function changedSince(
  before: SettingsFormValues,
  after: SettingsFormValues,
): [name: keyof SettingsFormValues, value: SettingsFormValues[keyof SettingsFormValues]][] {
  return FORM_FIELDS.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]])
}

/** Calendars are lists whose order matters. */
function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
