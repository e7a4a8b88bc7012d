import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listHostings, updateHosting } from '@/db/queries/teams/page-hosts'
import { retryTransaction } from '@/db/retry'
import { readChosenCalendars } from '@/lib/calendars/connecting/read-chosen'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import type { Hosting, UpdateHostingInput } from '../host-schema'

/** The pages of teams that name the account as a host. */
export function listHosting(account: OwnerId): Promise<Hosting[]> {
  return listHostings(database(), account)
}

/** Only the host agrees, and chooses their calendars and hours. Throws 404 for a page that does not name them. */
export async function changeHosting(account: OwnerId, pageId: string, change: UpdateHostingInput): Promise<Hosting> {
  const { before, after } = await retryTransaction(database(), async (tx) => {
    const before = await requireHosting(tx, account, pageId)
    const { conflictCheckCalendars, targetCalendars } = change
    const kept = {
      conflictCheckCalendars: [...before.conflictCheckCalendars, ...before.targetCalendars],
      targetCalendars: before.targetCalendars,
    }
    await requireOwnCalendars(account, { conflictCheckCalendars, targetCalendars }, { kept, db: tx })
    if (Object.keys(change).length > 0) await updateHosting(tx, account, pageId, change)
    if (change.state && change.state !== before.state) await changePages(tx, [before.page.slug])
    return { before, after: await requireHosting(tx, account, pageId) }
  })
  readChosenCalendars(account, database(), { now: calendarsOf(after), before: calendarsOf(before) })
  return after
}

async function requireHosting(db: Database, account: OwnerId, pageId: string): Promise<Hosting> {
  const [hosting] = await listHostings(db, account, pageId)
  if (!hosting) throw new AppError('page_not_found')
  return hosting
}

const calendarsOf = ({ conflictCheckCalendars, targetCalendars }: Hosting) => [
  ...conflictCheckCalendars,
  ...targetCalendars,
]
