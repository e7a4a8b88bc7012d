import { type Database, database } from '@/db/client'
import {
  giveMeetings,
  giveToOtherTeam,
  giveToPerson,
  giveToTeam,
  listMeetingsInCalendars,
  lockBookingsLeft,
} from '@/db/queries/meetings/give-bookings'
import { endTransfer, findOpenTransfer, listTransferredPages, type OpenTransfer } from '@/db/queries/pages/transfer'
import { findTeamName } from '@/db/queries/teams/teams'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import type { GroupAssignment } from '@/lib/shared/hosts'

/** The group of a page that came from a person, who is its only host. */
export const ONLY_GROUP = { name: 'Hosts', need: 'all', choose: 'fair' } as const

/** So many bookings follow their page in one transaction, which holds others for less than a quarter of a second. */
const PORTION = 100

/** Has bookings follow a page that was given away, until all have. */
export async function followPage(pageId: string, now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  while (!isTimeUp()) {
    const open = await findOpenTransfer(database(), pageId)
    if (!open || (await withOutbox((tx) => followPortion(tx, open, now)))) return
  }
}

/** Goes on with the transfers that a process left when it died. */
export async function continueTransfers(now: Date, isTimeUp: () => boolean): Promise<void> {
  for (const pageId of await listTransferredPages(database())) await followPage(pageId, now, isTimeUp)
}

/** Inside a transaction. True once no booking is left. */
export async function followPortion(tx: Database, transfer: OpenTransfer, now: Date): Promise<boolean> {
  const { pageId, fromTeam, toTeam, ...accounts } = transfer
  const { from, to } = accounts
  const ids = await lockBookingsLeft(tx, pageId, from, PORTION)
  if (ids.length > 0) {
    const given = { ...accounts, ids }
    if (!toTeam) await giveToPerson(tx, given)
    else if (fromTeam) await giveToOtherTeam(tx, given)
    else {
      await giveToTeam(tx, given, {
        group: ONLY_GROUP.name,
        assignment: [onlyHost(from, await findTeamName(tx, from))],
      })
    }
    await giveMeetings(tx, given, !fromTeam)
    const person = toTeam ? from : to
    if (!(fromTeam && toTeam)) {
      for (const meetingId of await listMeetingsInCalendars(tx, person, ids, now)) {
        await enqueueEvents(tx, { ownerId: person, meetingId, notifies: false }, now)
      }
    }
  }
  const isDone = ids.length < PORTION
  if (isDone) await endTransfer(tx, pageId)
  return isDone
}

function onlyHost(account: string, name: string): GroupAssignment {
  const ranked = { account, name, state: 'free', priority: 1, weight: 100, share: 0, owed: null } as const
  return { group: ONLY_GROUP.name, chose: ONLY_GROUP.need, chosen: [account], ranking: [ranked] }
}
