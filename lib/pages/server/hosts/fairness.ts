import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findPage } from '@/db/queries/pages/time-slot-pages'
import { type FairnessRow, sumFairness } from '@/db/queries/teams/fairness'
import { addDays, startOfDate } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import type { Fairness } from '../../host-schema'
import { readHostGroups } from '../page-hosts'

/** Bookings that a report counts. */
const MAX_COUNTED = 10_000

type Dates = { from?: string | undefined; to?: string | undefined }

/** What each host of a page got, and what they were due, by the bookings that start on dates of the page's zone, of many the latest. */
export async function readFairness(team: OwnerId, pageId: string, { from, to }: Dates): Promise<Fairness> {
  const page = await findPage(database(), team, pageId)
  if (!page?.isTeams) throw new AppError('page_not_found')
  const { timezone } = page
  const [groups, rows] = await Promise.all([
    readHostGroups(database(), [page]),
    sumFairness(database(), team, {
      pageId,
      from: from ? new Date(startOfDate(timezone, from)) : null,
      to: to ? new Date(startOfDate(timezone, addDays(to, 1))) : null,
      limit: MAX_COUNTED,
    }),
  ])
  const counted = (groups.get(pageId) ?? []).flatMap(({ need, ...group }) =>
    need === 'all' ? [] : [{ ...group, need }],
  )
  return {
    groups: counted.map(({ name: group, need, hosts }) => {
      const figures = rows.filter((row) => row.group === group)
      const present = hosts.map(({ account, name, state, weight }) => {
        const row = figures.find((one) => one.account === account)
        return { account, name, state, weight, ...toFigures(row) }
      })
      const left = figures
        .filter((row) => !hosts.some(({ account }) => account === row.account) && (row.got > 0 || row.due > 0))
        .map((row) => ({
          account: row.account,
          name: row.name,
          state: 'left' as const,
          weight: row.weight,
          ...toFigures(row),
        }))
      return { group, need, bookings: figures[0]?.bookings ?? 0, hosts: [...present, ...left] }
    }),
  }
}

function toFigures(row: FairnessRow | undefined): { got: number; due: number } {
  return { got: row?.got ?? 0, due: Number((row?.due ?? 0).toFixed(6)) }
}
