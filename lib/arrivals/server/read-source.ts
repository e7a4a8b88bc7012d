import { setTimeout as wait } from 'node:timers/promises'
import type { OwnerId } from '@/db/owner-id'
import { consumeLimit } from '@/lib/request/limit'
import { DAY_MS } from '@/lib/scheduling/units'
import type { ReadableSource } from '@/lib/shared/arrivals/lists'
import { AppError } from '@/lib/shared/errors'
import type { ReadAnswer } from '../api-shapes'
import { readCalcom } from '../reading/calcom'
import { readCalendly } from '../reading/calendly'
import type { Reader } from '../reading/reader'
import { runStep, type Send } from '../reading/step'
import { readTypeform } from '../reading/typeform'
import { askSource } from './ask-source'
import { readCursor, writeCursor } from './reading-cursor'
import { STEP_MS } from './reading-times'

const READERS: Record<ReadableSource, Reader> = { calcom: readCalcom, calendly: readCalendly, typeform: readTypeform }

/** Typeform takes two requests a second. */
const PACE: Partial<Record<ReadableSource, { atOnce: number; everyMs: number }>> = {
  typeform: { atOnce: 2, everyMs: 500 },
}

type Asked = { source: ReadableSource; token: string; cursor: string | null; pastDays: number; now: Date }

/** Reads the next part of an account of another tool. The token goes to that tool alone, and is forgotten with this call. */
export async function readSource(owner: OwnerId, asked: Asked): Promise<ReadAnswer> {
  const { source, token, cursor, pastDays, now } = asked
  const bound = { owner, source }
  const since = new Date(now.getTime() - pastDays * DAY_MS)
  const from = cursor ? readCursor(cursor, bound, now) : { place: null, since, done: 0 }
  if (!cursor) await consumeLimit('LIMIT_ARRIVALS', owner)
  const endsAt = performance.now() + STEP_MS
  const pace = PACE[source]
  let sent = 0
  const send: Send = async (ask, budget) => {
    if (pace && sent >= pace.atOnce) await wait(pace.everyMs)
    sent += 1
    return askSource(ask, { source, token, endsAt, budget })
  }
  const { documents, next, progress, waitSeconds } = await runStep(READERS[source], from, send)
  // The time of the step was over before anything new came: the same cursor would be sent forever.
  if (next && progress.done === from.done && waitSeconds === 0)
    throw new AppError('source_unavailable', { retryAfterSeconds: 30 })
  return { documents, cursor: next && writeCursor(next, bound, now), progress, waitSeconds }
}
