import { database } from '@/db/client'
import { readInstanceRow } from '@/db/queries/admin/instance'
import { sumRefusals } from '@/db/queries/admin/limit-refusals'
import { readCounts, sumFileSizes } from '@/db/queries/admin/overview'
import { countQueue } from '@/db/queries/admin/queue'
import { env } from '@/lib/platform/env'
import { LIMIT_NAMES } from '@/lib/platform/env-variables'
import { flushRefusals } from '@/lib/request/limit-refusals'
import { HOUR_MS } from '@/lib/scheduling/units'
import { version } from '@/package.json'
import type { Overview } from '../schema'
import { readFreeBytes } from './disk'

const FILES_KEPT_MS = 60_000
let files: { bytes: number; until: number } | undefined

export async function readOverview(now: Date): Promise<Overview> {
  const db = database()
  await flushRefusals()
  const [counts, queue, row, refusals, fileBytes, freeBytes] = await Promise.all([
    readCounts(db),
    countQueue(db, now),
    readInstanceRow(db),
    sumRefusals(db, new Date(now.getTime() - 24 * HOUR_MS)),
    readFileBytes(),
    readFreeBytes(),
  ])
  const { accounts, pages, forms, working, expired, usedBytes } = counts
  const refused = new Map(refusals.map(({ name, count }) => [name, count]))
  return {
    version,
    accounts,
    pages,
    forms,
    signUp: row?.signUp ?? env().SIGN_UP,
    queue,
    connections: { working, expired },
    disk: { usedBytes: usedBytes + fileBytes, freeBytes },
    backup: { lastAt: row?.backedUpAt?.toISOString() ?? null },
    limits: LIMIT_NAMES.map((name) => ({ name, refused24h: refused.get(name) ?? 0 })),
  }
}

/** A sum over all files, at most once a minute. */
async function readFileBytes(): Promise<number> {
  const now = performance.now()
  if (!files || files.until <= now) files = { bytes: await sumFileSizes(database()), until: now + FILES_KEPT_MS }
  return files.bytes
}
