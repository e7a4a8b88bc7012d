import type { Database } from '@/db/client'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { lockPage } from '@/db/queries/pages/booking-counts'
import { findPage, type PageWithAvailabilities } from '@/db/queries/pages/time-slot-pages'
import {
  beginTransfer,
  countHeldByOthers,
  findOpenTransfer,
  findPageHost,
  givePage,
  insertPageHost,
  namesForm,
  removeOtherHosts,
  type Transfer,
} from '@/db/queries/pages/transfer'
import { isTeam } from '@/db/queries/teams/rooms'
import type { Actor } from '@/lib/auth/session'
import { recountPage } from '@/lib/bookings/booking-counts'
import { withOutbox } from '@/lib/outbox/with-outbox'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { newPageCalendars } from '@/lib/pages/server/new-page-calendars'
import { getTimeSlotPage } from '@/lib/pages/server/service'
import { carryOutErasures, requireErased } from '@/lib/people/server/erase'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { languageToKeep, lockAccounts, requireReceiving } from './receiving'
import { followPage, followPortion, ONLY_GROUP } from './transfer-bookings'

/**
 * Gives a page to another account, with its bookings. Of many bookings the first follow in the same transaction and the others at once,
 * in portions; until then they work as bookings of the account that gave it. Whom that account has erased stays erased. Throws 409 while the page and a form name each other, and while
 * somebody outside the receiving account holds a booking to come.
 */
export async function transferPage(actor: Actor, id: string, account: string, now: Date): Promise<TimeSlotPage> {
  const { id: from } = actor
  // First, so that a page of somebody else is as unknown as any.
  await getTimeSlotPage(from, id)
  const to = await requireReceiving(actor, account, 'pages:write')
  if (to !== from) {
    await followPage(id, now)
    const carried = await carryOutErasures(from, now)
    await withOutbox((tx) => give(tx, id, { actor, to, carried }, now))
    await followPage(id, now)
  }
  return getTimeSlotPage(to, id)
}

type Giving = { actor: Actor; to: Transfer['to']; carried: Awaited<ReturnType<typeof carryOutErasures>> }

async function give(tx: Database, id: string, { actor, to, carried }: Giving, now: Date): Promise<void> {
  const accounts = { from: actor.id, to }
  await lockAccounts(tx, accounts)
  await requireErased(tx, actor.id, carried)
  await requireReceiving(actor, to, 'pages:write', tx)
  const page = (await lockPage(tx, actor.id, id)) && (await findPage(tx, actor.id, id))
  if (!page) throw new AppError('page_not_found')
  if (await namesForm(tx, actor.id, id)) throw new AppError('in_use')
  const count = await countHeldByOthers(tx, id, to, now)
  if (count > 0) throw new AppError('holds_bookings', { facts: { count } })
  const toTeam = await isTeam(tx, to)
  const hosting = await hostingAfter(tx, page, { ...accounts, toTeam })
  await givePage(tx, id, accounts, { ...hosting, language: await languageToKeep(tx, accounts), now })
  if (!page.isTeams) {
    const { conflictCheckCalendars, targetCalendars } = page
    const place = {
      pageId: id,
      accountId: actor.id,
      groupPlace: 0,
      place: 0,
      state: 'agreed',
      weight: 100,
      priority: 1,
    } as const
    await insertPageHost(tx, { ...place, conflictCheckCalendars, targetCalendars })
  }
  await recountPage(tx, id)
  await beginTransfer(tx, id, actor.id)
  const open = await findOpenTransfer(tx, id)
  if (open) await followPortion(tx, open, now)
  const profiles = [...(await listProfilePaths(tx, actor.id)), ...(await listProfilePaths(tx, to))]
  await changePages(tx, [page.slug, ...profiles])
}

/** A team's page has no calendars of its own, and a person's no groups. */
async function hostingAfter(
  tx: Database,
  page: PageWithAvailabilities,
  { to, toTeam }: Transfer & { toTeam: boolean },
) {
  const none = { conflictCheckCalendars: [], targetCalendars: [] }
  if (toTeam && !page.isTeams) return { ...none, hostGroups: [ONLY_GROUP] }
  const own = toTeam ? null : await findPageHost(tx, page.id, to)
  await removeOtherHosts(tx, page.id, to)
  if (toTeam) return none
  const { conflictCheckCalendars, targetCalendars } = own ?? (await newPageCalendars(tx, to, { isTeams: false }))
  return { hostGroups: [], moveHosts: 'same' as const, conflictCheckCalendars, targetCalendars }
}
