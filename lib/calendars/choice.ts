import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOwnIntegrationIds } from '@/db/queries/integrations'
import { AppError } from '@/lib/errors'

/** `google_{integrationId}`, or with `:{calendarId}` for another calendar than the account's primary one. */
const CHOICE = /^(?:google|teams|caldav)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::.+)?$/

/** Refuses calendars that are not of this owner's connections. */
export async function requireOwnCalendars(owner: OwnerId, choices: string[]): Promise<void> {
  const ids = choices.map((choice) => CHOICE.exec(choice)?.[1] ?? '')
  const own = await findOwnIntegrationIds(database(), owner, ids.filter(Boolean))
  if (ids.some((id) => !own.includes(id))) throw new AppError('invalid', 'Unknown calendar')
}
