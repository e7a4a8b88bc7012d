import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listBlockers } from '@/db/queries/meetings/blockers'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { readCalendarBusy, SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { horizonOf, mergeBusy, reachOf, toSlotRules } from '@/lib/scheduling'
import { explainStart } from '@/lib/scheduling/explain'
import { readCalendarChoice } from '@/lib/vocabulary/calendars/calendar-id'
import type { Blocker, Explanation } from '../explanation'
import { getTimeSlotPage } from './service'

/** Why a time is not offered, by the slot engine, with the names of the events that block it. */
export async function explainTime(owner: OwnerId, pageId: string, at: Date, now: Date): Promise<Explanation> {
  const page = await getTimeSlotPage(owner, pageId)
  const start = at.getTime()
  const rules = toSlotRules(page)
  const range = reachOf(rules, { from: start, to: start })
  const { blockers, unread } =
    start > horizonOf(now.getTime()) ? NOTHING : await readAround(owner, page.conflictCheckCalendars, range, now)
  const reasons = explainStart<Blocker>(start, {
    ...rules,
    now: now.getTime(),
    blockers,
    unread,
  })
  return { at: at.toISOString(), isActive: page.isActive, reasons }
}

/** Used beyond the horizon, where nothing is bookable: saves reading calendars. */
const NOTHING = { blockers: [], unread: [] }

async function readAround(owner: OwnerId, choices: string[], range: { from: number; to: number }, now: Date) {
  const [own, calendars] = await Promise.all([
    listBlockers(database(), owner, { from: new Date(range.from), to: new Date(range.to) }),
    readCalendars(owner, choices, range, now),
  ])
  return { blockers: [...own, ...calendars.blockers], unread: calendars.unread }
}

/** Reads each calendar on its own, so that a blocking one can be named by its account. */
async function readCalendars(owner: OwnerId, choices: string[], range: { from: number; to: number }, now: Date) {
  const ids = choices.flatMap((choice) => readCalendarChoice(choice)?.integrationId ?? [])
  const connections = ids.length > 0 ? await openAccounts(ids) : new Map<string, { account: string }>()
  const read = choices.map(async (choice) => {
    const { busy, unread } = await readCalendarBusy({ userId: owner, choices: [choice] }, range, {
      maxAgeMs: SHOWN_AGE_MS,
      now,
    })
    const account = connections.get(readCalendarChoice(choice)?.integrationId ?? '')?.account
    const blocker = { kind: 'calendar' as const, title: account ?? '', meetingId: null }
    return {
      blockers: mergeBusy(busy).map((period): Blocker => ({ ...blocker, ...period })),
      unread: unread.map((period): Blocker => ({ ...blocker, ...period })),
    }
  })
  const answers = await Promise.all(read)
  return { blockers: answers.flatMap((answer) => answer.blockers), unread: answers.flatMap((answer) => answer.unread) }
}
