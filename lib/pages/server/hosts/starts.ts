import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { NewHostRow } from '@/db/queries/teams/page-hosts'
import { SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { computeSlots, freeAt, groupsMet, horizonOf, type SlotRules } from '@/lib/scheduling'
import type { HostedFreedom } from '../../effects/hosted-day'
import { obstaclesOf } from '../page-rules'
import { type HostedGroup, type Moving, needOf, readHostedGroups } from './diaries'

type Page = SchedulePage & Obstructions
/**
 * `moving`: a booking that is to be moved. `drafted`: hosts of a change that is not saved. `chosen`: the account of the host whom the
 * visitor wants.
 */
export type HostsAsked = {
  moving?: Moving | undefined
  drafted?: NewHostRow[] | undefined
  chosen?: string | null | undefined
}
type Asked = { from: number; to: number } & HostsAsked

export type HostedStarts = {
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Starts that could be offered if calendars of hosts that could not be read were free. */
  uncertain: number[]
  freedom: HostedFreedom
}

/** The starts of a team's page: those of its own rules for which all groups of hosts are met. */
export async function listHostedStarts(page: Page, rules: SlotRules, asked: Asked, now: Date): Promise<HostedStarts> {
  const { from, to, moving, drafted, chosen = null } = asked
  if (page.hostGroups.length === 0 || from > horizonOf(now.getTime())) return NOTHING
  const grid = computeSlots({ ...rules, ...obstaclesOf(page), from, to, now: now.getTime() })
  if (grid.length === 0) return NOTHING
  const groups = await readHostedGroups(page, {
    from,
    to,
    rules,
    maxAgeMs: SHOWN_AGE_MS,
    moving,
    drafted,
    now,
  })
  const wanted = wantedHosts(groups, { moving, chosen })
  const freedomOf = (ignoresUnread: boolean) =>
    wanted.map(({ need, hosts }) => ({
      need,
      free: hosts
        .filter(({ state }) => state === 'agreed')
        .map(({ diary }) => freeAt(grid, diary, rules, { from, to, ignoresUnread })),
    }))
  const hasUnread = groups.some(({ hosts }) => hosts.some(({ diary }) => diary.unread.length > 0))
  const freedom = { grid, groups: freedomOf(false), hasUnread }
  const isMet = groupsMet(grid.length, freedom.groups)
  const couldBe = hasUnread ? groupsMet(grid.length, freedomOf(true)) : isMet
  return {
    starts: grid.filter((_, place) => isMet[place]),
    uncertain: grid.filter((_, place) => couldBe[place] && !isMet[place]),
    freedom,
  }
}

const NOTHING: HostedStarts = { starts: [], uncertain: [], freedom: { grid: [], groups: [] } }

type Wanted = { moving: Moving | undefined; chosen: string | null }

/** What each group needs; a booking that is moved keeps its hosts, or as many of them. */
function wantedHosts(groups: HostedGroup[], { moving, chosen }: Wanted) {
  return groups.map((group) => {
    const isChosen = chosen !== null && group.choose === 'visitor'
    if (isChosen) return { need: 1, hosts: group.hosts.filter(({ account }) => account === chosen) }
    if (!moving) return { need: needOf(group), hosts: group.hosts }
    const held = group.hosts.filter(({ holding }) => holding)
    return { need: held.length, hosts: moving.mayReplace ? group.hosts : held }
  })
}
