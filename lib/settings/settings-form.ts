import type { z } from 'zod'
import { presetTimezone } from './preset-timezone'
import { type Settings, settingsSchema } from './schema'

/** What the form holds and sends. Default calendars are no part of it: what is not sent stays as it is stored. */
export const settingsFormSchema = settingsSchema.omit({ defaultCalendars: true }).required()

export type SettingsFormValues = z.output<typeof settingsFormSchema>

export const SETTINGS_FIELDS = [
  'fullName',
  'weekStartDay',
  'timeFormat',
  'dateFormat',
  'timezone',
] as const satisfies readonly (keyof SettingsFormValues)[]

/** The account's settings as the form shows them; the zone is only preset until the owner has saved one. */
export function toFormValues(settings: Settings, detectedTimezone: string | null): SettingsFormValues {
  const { fullName, weekStartDay, timeFormat, dateFormat } = settings
  return { fullName, weekStartDay, timeFormat, dateFormat, timezone: presetTimezone(settings, detectedTimezone) }
}

/** The fields that differ between two states of the form, with their later values. */
export function changedSince(
  before: SettingsFormValues,
  after: SettingsFormValues,
): [name: keyof SettingsFormValues, value: SettingsFormValues[keyof SettingsFormValues]][] {
  return SETTINGS_FIELDS.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]])
}
