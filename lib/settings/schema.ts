import { z } from 'zod'
import { DATE_FORMATS, TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { timezone } from '@/lib/time/timezone'
import { MAX_LINE, personName } from '@/lib/vocabulary/text/text'

export const settingsSchema = z
  .object({
    fullName: personName(),
    weekStartDay: z.int().min(0).max(6),
    timeFormat: z.enum(TIME_FORMATS),
    dateFormat: z.enum(DATE_FORMATS),
    timezone: timezone(),
    defaultCalendars: z.array(z.string().max(MAX_LINE)).max(50),
  })
  .partial()

export const SETTINGS_FIELDS = Object.keys(settingsSchema.shape) as (keyof typeof settingsSchema.shape)[]

export type SettingsInput = z.output<typeof settingsSchema>

export type Settings = Required<SettingsInput> & {
  /** False until the owner saves for the first time. */
  saved: boolean
}

/** The settings of an account before its first save. */
export const DEFAULT_SETTINGS: Settings = {
  fullName: '',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  defaultCalendars: [],
  saved: false,
}
