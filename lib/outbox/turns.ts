import type { Database } from '@/db/client'
import { type ClaimedRow, claimInTurn, type MailLane } from '@/db/queries/outbox/outbox-claim'
import { lease } from './queue'

/** Where the next turn of each lane begins in this process; null: at the first owner. */
const last: Record<MailLane, string | null> = { confirmations: null, mails: null }

/** The next due mails: confirmations and login links first, then all others; in both, owners in turn. */
export async function claimMails(db: Database, limit: number): Promise<ClaimedRow[]> {
  const first = await takeTurn(db, 'confirmations', limit)
  if (first.length >= limit) return first
  return [...first, ...(await takeTurn(db, 'mails', limit - first.length))]
}

async function takeTurn(db: Database, lane: MailLane, limit: number): Promise<ClaimedRow[]> {
  const after = last[lane]
  const turn = await claimInTurn(db, { ...lease(), lane, limit, after })
  last[lane] = turn.last
  return turn.rows.length === 0 && after ? takeTurn(db, lane, limit) : turn.rows
}
