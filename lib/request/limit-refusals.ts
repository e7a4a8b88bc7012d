import { database } from '@/db/client'
import { addRefusals } from '@/db/queries/admin/limit-refusals'
import { logFailure } from '@/lib/log/log'
import { afterAnswer } from '@/lib/platform/after-answer'
import { HOUR_MS } from '@/lib/scheduling/units'

/** At most one write in so long for each process, however many are refused, and nothing waits for longer. */
const ADDED_EVERY_MS = 60_000

/** Of the process: what the Node entry calls and what routes call are different bundles. */
const KEY = Symbol.for('slotform.refusals')
type State = { counted: Map<string, number>; addedAt: number; timer?: NodeJS.Timeout | undefined }
const holder = globalThis as { [KEY]?: State }
holder[KEY] ??= { counted: new Map(), addedAt: Number.NEGATIVE_INFINITY }
const state = holder[KEY]
const { counted } = state

/** Counts a refusal in memory. */
export function countRefusal(name: string): void {
  counted.set(name, (counted.get(name) ?? 0) + 1)
  const waitMs = state.addedAt + ADDED_EVERY_MS - performance.now()
  if (waitMs <= 0) addSoon()
  else addIn(waitMs)
}

function addIn(ms: number): void {
  state.timer ??= setTimeout(addSoon, ms).unref()
}

function addSoon(): void {
  clearTimeout(state.timer)
  state.timer = undefined
  state.addedAt = performance.now()
  afterAnswer(async () => {
    try {
      await flushRefusals()
    } catch (error) {
      logFailure('work_failed', error, { work: 'limit_refusals' })
      addIn(ADDED_EVERY_MS)
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
