import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listOwnIntegrationTypes } from '@/db/queries/calendars/integrations'
import { type CalendarChoice, isChoiceOfType, readCalendarChoice } from '@/lib/vocabulary/calendars/calendar-id'
import { PROVIDER_OF_TYPE } from '@/lib/vocabulary/calendars/integration'
import { isReadOnly } from '@/lib/vocabulary/calendars/providers'
import { AppError } from '@/lib/vocabulary/errors'

type Choices = {
  /** Calendars that are read. */
  read?: string[]
  /** Calendars that events are written to. */
  written?: string[]
}

/** Refuses calendars that are not of this owner's connections, connections that have none, and writing where it is impossible. */
export async function requireOwnCalendars(
  owner: OwnerId,
  { read = [], written = [] }: Choices,
  db: Database = database(),
): Promise<void> {
  const choices = [...read, ...written]
  if (choices.length === 0) return
  const calendars = choices.map(readCalendarChoice)
  const types = await listOwnIntegrationTypes(db, owner)
  const isOwn = (calendar: CalendarChoice | null) => {
    const type = calendar && types.get(calendar.integrationId)
    return Boolean(calendar && type && isChoiceOfType(calendar, type))
  }
  if (!calendars.every(isOwn)) throw new AppError('unknown_calendar')
  const isFixed = (choice: string) => {
    const type = types.get(readCalendarChoice(choice)?.integrationId ?? '')
    return type !== undefined && isReadOnly(PROVIDER_OF_TYPE[type])
  }
  if (written.some(isFixed)) throw new AppError('read_only_calendar')
}
