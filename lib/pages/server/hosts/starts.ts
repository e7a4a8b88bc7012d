import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { NewHostRow } from '@/db/queries/teams/page-hosts'
import { SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { computeSlots, freeAt, groupsMet, horizonOf, type SlotRules } from '@/lib/scheduling'
import type { HostedFreedom } from '../../effects/hosted-day'
import { obstaclesOf } from '../page-rules'
import { type HostedGroup, type Moving, needOf, readHostedGroups } from './diaries'

type Page = SchedulePage & Obstructions
/** `moving`: a booking that is to be moved. `drafted`: hosts of a change that is not saved. */
type Asked = { from: number; to: number; moving?: Moving | undefined; drafted?: NewHostRow[] | undefined }

export type HostedStarts = {
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Starts that could be offered if calendars of hosts that could not be read were free. */
  uncertain: number[]
  freedom: HostedFreedom
}

/** The starts of a team's page: those of its own rules for which all groups of hosts are met. */
export async function listHostedStarts(page: Page, rules: SlotRules, asked: Asked, now: Date): Promise<HostedStarts> {
  const { from, to, moving, drafted } = asked
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
  const wanted = wantedHosts(groups, moving)
  const freedomOf = (ignoresUnread: boolean) =>
    wanted.map(({ need, hosts }) => ({
      need,
      free: hosts
        .filter(({ state }) => state === 'agreed')
        .map(({ diary }) => freeAt(grid, diary, rules, { from, to, ignoresUnread })),
    }))
  const freedom = { grid, groups: freedomOf(false) }
  const isMet = groupsMet(grid.length, freedom.groups)
  const hasUnread = groups.some(({ hosts }) => hosts.some(({ diary }) => diary.unread.length > 0))
  const couldBe = hasUnread ? groupsMet(grid.length, freedomOf(true)) : isMet
  return {
    starts: grid.filter((_, place) => isMet[place]),
    uncertain: grid.filter((_, place) => couldBe[place] && !isMet[place]),
    freedom,
  }
}

const NOTHING: HostedStarts = { starts: [], uncertain: [], freedom: { grid: [], groups: [] } }

/** What each group needs; a booking that is moved keeps its hosts. */
function wantedHosts(groups: HostedGroup[], moving: Moving | undefined) {
  return groups.map((group) => {
    if (!moving) return { need: needOf(group), hosts: group.hosts }
    const hosts = group.hosts.filter(({ holding }) => holding)
    return { need: hosts.length, hosts }
  })
}
