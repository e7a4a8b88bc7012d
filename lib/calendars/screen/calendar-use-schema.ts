import { z } from 'zod'
import { calendarChoices } from '@/lib/shared/calendars/choices-schema'
import { uuid } from '@/lib/shared/text/text'

const MAX_PAGES = 1000

/** What an account's calendars are for: those whose events take time, and those that get bookings. Presets take the place of what is left out. */
export const calendarUseSchema = z.object({
  conflictCheckCalendars: calendarChoices.optional(),
  targetCalendars: calendarChoices.optional(),
  /** Null for all pages; with a list, the others stop using them. */
  pageIds: z.array(uuid()).max(MAX_PAGES).nullable().default(null),
})

export type CalendarUseInput = z.output<typeof calendarUseSchema>
