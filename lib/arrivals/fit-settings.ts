import { settingsSchema } from '@/lib/settings/schema'
import { MAX_TITLE } from '@/lib/shared/text/text'
import type { Line } from './converter'
import { textOf } from './loose'
import { fitLine } from './texts'

/** The note for a language that Slotform does not have. */
export const NO_LANGUAGE = 'The screens of owners are not in this language.'

type Told = { name: unknown; zone: unknown; clock: unknown; locale: unknown; weekStart?: number }

/** What an account takes over that has saved no settings: what fits. Null where nothing does. */
export function fitSettings({ name, zone, clock, locale, weekStart = -1 }: Told): Line<'settings'> | null {
  const told = {
    fullName: fitLine(name, MAX_TITLE).text || undefined,
    timezone: zone,
    weekStartDay: weekStart,
    timeFormat: clock,
    language: textOf(locale).split('-')[0],
  }
  const { shape } = settingsSchema
  const fit = Object.entries(told).filter(
    ([field, value]) => shape[field as keyof typeof told].safeParse(value).success,
  )
  return fit.length > 0 ? Object.fromEntries(fit) : null
}
