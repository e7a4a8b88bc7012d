import { database } from '@/db/client'
import { addRefusals } from '@/db/queries/admin/limit-refusals'
import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { HOUR_MS } from '@/lib/scheduling/units'

/** At most one write in so long for each process, however many are refused. */
const ADDED_EVERY_MS = 60_000
const counted = new Map<string, number>()
let addedAt = Number.NEGATIVE_INFINITY

/** Counts a refusal in memory. */
export function countRefusal(name: string): void {
  counted.set(name, (counted.get(name) ?? 0) + 1)
  if (performance.now() - addedAt < ADDED_EVERY_MS) return
  addedAt = performance.now()
  afterAnswer(async () => {
    try {
      await flushRefusals()
    } catch (error) {
      logFailure('work_failed', error, { work: 'limit_refusals' })
    }
  })
}

/** Adds what this process has counted; after a failure it is counted on. */
export async function flushRefusals(): Promise<void> {
  if (counted.size === 0) return
  const refusals = [...counted].map(([name, count]) => ({ name, count }))
  counted.clear()
  try {
    await addRefusals(database(), new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS), refusals)
  } catch (error) {
    for (const { name, count } of refusals) counted.set(name, (counted.get(name) ?? 0) + count)
    throw error
  }
}
