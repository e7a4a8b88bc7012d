import { database, poolState } from '@/db/client'
import type { PoolState } from '@/db/database-handle'
import { type QueueState, readQueues } from '@/db/queries/queues'

export type Gauges = { queues: QueueState[]; pool: PoolState | null }

/** For GET /metrics: what waits, and who waits for the database. */
export async function readGauges(): Promise<Gauges> {
  // Before the query, which takes a connection itself.
  const pool = poolState()
  return { queues: await readQueues(database(), new Date()), pool }
}
