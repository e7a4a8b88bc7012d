import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { replaceCalendarChoices } from '@/db/queries/calendars/calendar-choices'
import { listIntegrationRows, markCalendarsChosen } from '@/db/queries/calendars/integrations'
import { countOwnPages } from '@/db/queries/pages/time-slot-pages'
import { isTeam } from '@/db/queries/teams/rooms'
import { retryTransaction } from '@/db/retry'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import type { Integration } from '@/lib/shared/calendars/integration'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { CalendarUseInput } from '../screen/calendar-use-schema'
import { presetOf } from './preset-calendars'
import { readCalendars } from './read-chosen'
import { requireOwnCalendars, unknownCalendar } from './require-own-calendars'
import { toIntegration } from './service'

/** Replaces the use of one account's calendars: on the named pages, or all, and for new ones. Other accounts' calendars stay chosen. */
export async function chooseCalendars(
  owner: OwnerId,
  id: string,
  { pageIds, ...chosen }: CalendarUseInput,
  now: Date,
): Promise<Integration> {
  const row = (await listIntegrationRows(database(), owner)).find((candidate) => candidate.id === id)
  if (!row) throw new AppError('integration_not_found')
  await requireOwnCalendars(owner, chosen)
  requireOfAccount(id, chosen)
  if (chosen.conflictCheckCalendars?.length && (await isTeam(database(), owner))) {
    throw invalidField('conflictCheckCalendars.0', check('calendarsOfHosts'))
  }
  await retryTransaction(database(), async (tx) => {
    if (!(await markCalendarsChosen(tx, owner, id, true))) throw new AppError('integration_not_found')
    const preset = await presetOf(tx, owner, row)
    const use = {
      conflictCheckCalendars: chosen.conflictCheckCalendars ?? preset.conflictCheckCalendars,
      targetCalendars: chosen.targetCalendars ?? preset.targetCalendars,
      pageIds: pageIds && [...new Set(pageIds)],
    }
    if (use.pageIds && (await countOwnPages(tx, owner, use.pageIds)) < use.pageIds.length) {
      throw new AppError('page_not_found')
    }
    if (!(await replaceCalendarChoices(tx, owner, id, use, now))) {
      throw invalidField('conflictCheckCalendars', check('invalidInput'))
    }
  })
  readCalendars(owner)
  return toIntegration({ ...row, calendarsChosen: true }, now)
}

function requireOfAccount(id: string, chosen: Record<string, string[] | undefined>): void {
  for (const [field, choices] of Object.entries(chosen)) {
    const index = (choices ?? []).findIndex((choice) => readCalendarChoice(choice)?.integrationId !== id)
    if (index !== -1) throw unknownCalendar(`${field}.${index}`)
  }
}
