import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listOwnIntegrationTypes } from '@/db/queries/calendars/integrations'
import { type CalendarChoice, isChoiceOfType, readCalendarChoice } from '@/lib/vocabulary/calendars/calendar-id'
import { AppError } from '@/lib/vocabulary/errors'

/** Refuses calendars that are not of this owner's connections, and connections that have none. */
export async function requireOwnCalendars(owner: OwnerId, choices: string[]): Promise<void> {
  if (choices.length === 0) return
  const calendars = choices.map(readCalendarChoice)
  const types = await listOwnIntegrationTypes(database(), owner)
  const isOwn = (calendar: CalendarChoice | null) => {
    const type = calendar && types.get(calendar.integrationId)
    return Boolean(calendar && type && isChoiceOfType(calendar, type))
  }
  if (!calendars.every(isOwn)) throw new AppError('unknown_calendar')
}
