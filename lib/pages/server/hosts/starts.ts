import type { Obstructions } from '@/db/queries/meetings/obstructions'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { computeSlots, freeAt, groupsMet, horizonOf, type SlotRules } from '@/lib/scheduling'
import { obstaclesOf } from '../page-rules'
import { type HostedGroup, type Moving, needOf, readHostedGroups } from './diaries'

type Page = SchedulePage & Obstructions
/** `moving`: a booking that is to be moved. */
type Asked = { from: number; to: number; moving?: Moving | undefined }

export type HostedStarts = {
  /** Epoch milliseconds, sorted. */
  starts: number[]
  /** Starts that could be offered if calendars of hosts that could not be read were free. */
  uncertain: number[]
}

/** The starts of a team's page: those of its own rules for which all groups of hosts are met. */
export async function listHostedStarts(page: Page, rules: SlotRules, asked: Asked, now: Date): Promise<HostedStarts> {
  const { from, to, moving } = asked
  if (page.hostGroups.length === 0 || from > horizonOf(now.getTime())) return { starts: [], uncertain: [] }
  const grid = computeSlots({ ...rules, ...obstaclesOf(page), from, to, now: now.getTime() })
  if (grid.length === 0) return { starts: [], uncertain: [] }
  const groups = await readHostedGroups(page, {
    from,
    to,
    rules,
    maxAgeMs: SHOWN_AGE_MS,
    moving,
    now,
  })
  const met = (ignoresUnread: boolean) =>
    groupsMet(
      grid.length,
      wantedHosts(groups, moving).map(({ need, hosts }) => ({
        need,
        free: hosts
          .filter(({ state }) => state === 'agreed')
          .map(({ diary }) => freeAt(grid, diary, rules, { from, to, ignoresUnread })),
      })),
    )
  const isMet = met(false)
  const hasUnread = groups.some(({ hosts }) => hosts.some(({ diary }) => diary.unread.length > 0))
  const couldBe = hasUnread ? met(true) : isMet
  return {
    starts: grid.filter((_, place) => isMet[place]),
    uncertain: grid.filter((_, place) => couldBe[place] && !isMet[place]),
  }
}

/** What each group needs; a booking that is moved keeps its hosts. */
function wantedHosts(groups: HostedGroup[], moving: Moving | undefined) {
  return groups.map((group) => {
    if (!moving) return { need: needOf(group), hosts: group.hosts }
    const hosts = group.hosts.filter(({ holding }) => holding)
    return { need: hosts.length, hosts }
  })
}
