import { z } from 'zod'
import type { OwnerId } from '@/db/owner-id'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { DAY_MS } from '@/lib/scheduling/units'
import type { ReadableSource } from '@/lib/shared/arrivals/lists'
import { AppError } from '@/lib/shared/errors'
import type { Progress } from '../reading/step'

const CURSOR_MS = DAY_MS
export const MAX_CURSOR = 8_000

const cursorSchema = z.object({
  endsAt: z.number(),
  since: z.number(),
  done: z.number(),
  place: z.object({
    stage: z.string(),
    page: z.string(),
    index: z.number(),
    within: z.string(),
    known: z.number(),
  }),
})

type Bound = { owner: OwnerId; source: ReadableSource }

const contextOf = ({ owner, source }: Bound) => `reading of ${source} for ${owner}`

/** Authenticated and sealed; bound to the owner and the source, and good for a day. */
export function writeCursor({ place, since, done }: Progress, bound: Bound, now: Date): string {
  const endsAt = now.getTime() + CURSOR_MS
  return encrypt(JSON.stringify({ endsAt, since: since.getTime(), done, place }), contextOf(bound))
}

/** Throws 400 `cursor` for any other text. */
export function readCursor(cursor: string, bound: Bound, now: Date): Progress {
  const sent = open(cursor, bound)
  if (!sent || sent.endsAt <= now.getTime()) throw new AppError('cursor')
  return { place: sent.place, since: new Date(sent.since), done: sent.done }
}

function open(cursor: string, bound: Bound): z.infer<typeof cursorSchema> | null {
  try {
    return cursorSchema.parse(JSON.parse(decrypt(cursor, contextOf(bound))))
  } catch {
    return null
  }
}
