import type { z } from 'zod'
import { presetTimezone } from './preset-timezone'
import { type Settings, settingsSchema } from './schema'

/** What the form holds and sends. */
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

/** The account's settings as the form shows them; the zone is only preset until the owner has saved one. */
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

/** Calendars are a list, in which the order matters. */
function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
