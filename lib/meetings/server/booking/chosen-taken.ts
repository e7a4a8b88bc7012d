import { database } from '@/db/client'
import { findPageWithBusy, type WithBusy } from '@/db/queries/meetings/schedule'
import { toOwnerId } from '@/lib/auth/session'
import { DECIDED_AGE_MS } from '@/lib/calendars/busy/busy'
import { nearestStarts } from '@/lib/meetings/visitor/nearest-slots'
import { hostIdOf } from '@/lib/pages/server/hosts/choice'
import { hostStateAt, needOf, readHostedGroups } from '@/lib/pages/server/hosts/diaries'
import { listHostedStarts } from '@/lib/pages/server/hosts/starts'
import { type SlotRules, toDates, widestReach } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'

const DAYS_BEFORE = 7
const DAYS_AFTER = 28

/** `wanted`: the account of the host whom the visitor chose. */
type Refused = { start: number; wanted: string; now: Date }

/**
 * The refusal of a start at which a chosen host cannot be booked. `nearest`: up to three starts near it at which they can; `hosts`: others of
 * the page who can be booked at this one.
 */
export async function chosenTaken(page: WithBusy, rules: SlotRules, refused: Refused): Promise<AppError> {
  const [nearest, hosts] = await Promise.all([listNearest(page, rules, refused), listOthers(page, rules, refused)])
  return new AppError('taken', { facts: { nearest, hosts } })
}

async function listNearest({ id, userId }: WithBusy, rules: SlotRules, { start, wanted: chosen, now }: Refused) {
  const range = { from: Math.max(now.getTime(), start - DAYS_BEFORE * DAY_MS), to: start + DAYS_AFTER * DAY_MS }
  const page = await findPageWithBusy(database(), { id, owner: toOwnerId(userId) }, toDates(widestReach(range)))
  if (!page) return []
  const { starts } = await listHostedStarts(page, rules, { ...range, chosen }, now)
  const at = new Date(start).toISOString()
  return nearestStarts(
    starts.map((other) => new Date(other).toISOString()),
    at,
  )
}

async function listOthers(page: WithBusy, rules: SlotRules, { start, wanted, now }: Refused): Promise<string[]> {
  const asked = { from: start, to: start + 1, rules, maxAgeMs: DECIDED_AGE_MS, now }
  const groups = (await readHostedGroups(page, asked)).map((group) => ({
    ...group,
    free: group.hosts.filter((host) => hostStateAt(start, host, rules) === 'free'),
  }))
  const isMet = groups.every((group) => group.free.length >= needOf(group))
  if (!isMet) return []
  return groups
    .filter(({ choose }) => choose === 'visitor')
    .flatMap(({ free }) => free.filter(({ account }) => account !== wanted))
    .map(({ account }) => hostIdOf(page, account))
}
