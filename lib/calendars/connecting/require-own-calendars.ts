import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listOwnIntegrationTypes } from '@/db/queries/calendars/integrations'
import { type CalendarChoice, isChoiceOfType, readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { isReadOnly } from '@/lib/shared/calendars/providers'
import { AppError } from '@/lib/shared/errors'
import { apiErrors } from '@/messages/en/shared/api-errors'

/** Fields of the input that choose calendars. Those of the first are read, events are written to the others. */
const FIELDS = ['conflictCheckCalendars', 'targetCalendars', 'defaultCalendars'] as const
type Choices = { [Field in (typeof FIELDS)[number]]?: string[] | undefined }

/**
 * Refuses calendars that are not of this owner's connections, connections that have none, and writing where it is impossible.
 * Those in `kept` are stored already and may stay.
 */
export async function requireOwnCalendars(
  owner: OwnerId,
  sent: Choices,
  { kept = {}, db = database() }: { kept?: Choices; db?: Database } = {},
): Promise<void> {
  const choices = FIELDS.flatMap((field) =>
    (sent[field] ?? []).map((choice, index) => ({ field, choice, path: `${field}.${index}` })),
  ).filter(({ field, choice }) => !kept[field]?.includes(choice))
  if (choices.length === 0) return
  const types = await listOwnIntegrationTypes(db, owner)
  const isOwn = (calendar: CalendarChoice | null) => {
    const type = calendar && types.get(calendar.integrationId)
    return Boolean(calendar && type && isChoiceOfType(calendar, type))
  }
  const strange = choices.find(({ choice }) => !isOwn(readCalendarChoice(choice)))
  if (strange) throw unknownCalendar(strange.path)
  const isFixed = (choice: string) => {
    const type = types.get(readCalendarChoice(choice)?.integrationId ?? '')
    return type !== undefined && isReadOnly(PROVIDER_OF_TYPE[type])
  }
  const fixed = choices.find(({ field, choice }) => field !== 'conflictCheckCalendars' && isFixed(choice))
  if (fixed) throw refusal('read_only_calendar', fixed.path)
}

export function unknownCalendar(path: string): AppError {
  return refusal('unknown_calendar', path)
}

function refusal(code: 'unknown_calendar' | 'read_only_calendar', path: string): AppError {
  return new AppError(code, { issues: [{ path, message: apiErrors[code] }] })
}
