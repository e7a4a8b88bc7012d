import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/db/client'
import { type ClaimedMail, claimInTurn, claimTimed, type MailLane } from '@/db/queries/outbox/outbox-claim'
import { lease } from './queue'

/** The last owner whose mails this process claimed, by lane: round robin. Null: begin with the first owner. */
const last: Record<MailLane, string | null> = { confirmations: null, mails: null }

/**
 * Claims due mails: confirmations and login links before all others, then up to half as many timed ones as there is room for.
 * Owners take turns, except for timed mails.
 */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  const first = await takeTurn(db, 'confirmations', limit)
  if (first.length >= limit) return first
  const room = limit - first.length
  const timed = await claimTimed(db, { ...lease(), limit: Math.ceil(room / 2) })
  if (timed.length === room) return [...first, ...timed]
  return [...first, ...timed, ...(await takeTurn(db, 'mails', room - timed.length))]
}

async function takeTurn(db: Database, lane: MailLane, limit: number): Promise<ClaimedMail[]> {
  const after = last[lane]
  const turn = await claimInTurn(db, { ...lease(), lane, limit, after })
  last[lane] = turn.last
  return turn.rows.length === 0 && after ? takeTurn(db, lane, limit) : turn.rows
}

const SAMPLE_MS = 50
const PATIENCE_MS = 1_000
const IDLE = 0.2

/**
 * Waits at most a second for an idle event loop: rendering a mail takes as long as answering several requests, and requests
 * come first.
 */
export async function waitUntilIdle(): Promise<void> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += SAMPLE_MS) {
    const before = performance.eventLoopUtilization()
    await sleep(SAMPLE_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE) return
  }
}
