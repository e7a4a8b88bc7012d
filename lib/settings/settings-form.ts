import type { z } from 'zod'
import { presetTimezone } from './preset-timezone'
import { type Settings, settingsSchema } from './schema'

export const settingsFormSchema = settingsSchema.required()

export type SettingsFormValues = z.output<typeof settingsFormSchema>

export const SETTINGS_FIELDS = [
  'fullName',
  'weekStartDay',
  'timeFormat',
  'dateFormat',
  'timezone',
  'defaultCalendars',
] as const satisfies readonly (keyof SettingsFormValues)[]

/** The form's values. The zone is a preset until the owner has saved one. */
export function toFormValues(settings: Settings, detectedTimezone: string | null): SettingsFormValues {
  const { fullName, weekStartDay, timeFormat, dateFormat, defaultCalendars } = settings
  const timezone = presetTimezone(settings, detectedTimezone)
  return { fullName, weekStartDay, timeFormat, dateFormat, timezone, defaultCalendars }
}

/** The fields that differ between two states of the form, with their later values. */
export function changedSince(
  before: SettingsFormValues,
  after: SettingsFormValues,
): [name: keyof SettingsFormValues, value: SettingsFormValues[keyof SettingsFormValues]][] {
  return SETTINGS_FIELDS.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]])
}

/** Calendars are lists whose order matters. */
function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
