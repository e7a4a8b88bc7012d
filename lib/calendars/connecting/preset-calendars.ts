import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { hasTargetCalendar, replaceCalendarChoices } from '@/db/queries/calendars/calendar-choices'
import { markCalendarsChosen } from '@/db/queries/calendars/integrations'
import { isTeam } from '@/db/queries/teams/rooms'
import { writeCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { isReadOnly } from '@/lib/shared/calendars/providers'

type Account = Pick<Integration, 'id' | 'type'> & { config: Record<string, unknown> }

/**
 * Inside the transaction that connects a new account, so that its calendar is never connected for nothing: the preset holds on
 * all pages until the owner, who is asked next, says otherwise.
 */
export async function presetCalendars(tx: Database, owner: OwnerId, account: Account, now: Date): Promise<void> {
  const preset = await presetOf(tx, owner, account)
  if (preset.conflictCheckCalendars.length + preset.targetCalendars.length === 0) return
  await replaceCalendarChoices(tx, owner, account.id, { ...preset, pageIds: null }, now)
  await markCalendarsChosen(tx, owner, account.id, false)
}

/** The primary calendar blocks time, but for a team, which has none, and gets bookings unless another account's calendar does. */
export async function presetOf(db: Database, owner: OwnerId, { id, type, config }: Account) {
  const primary = writeCalendarChoice(type, id)
  if (!primary) return { conflictCheckCalendars: [], targetCalendars: [] }
  const canWrite = config.canWrite !== false && !isReadOnly(PROVIDER_OF_TYPE[type])
  const isTarget = canWrite && !(await hasTargetCalendar(db, owner, { besides: id }))
  const blocks = !(await isTeam(db, owner))
  return { conflictCheckCalendars: blocks ? [primary] : [], targetCalendars: isTarget ? [primary] : [] }
}
