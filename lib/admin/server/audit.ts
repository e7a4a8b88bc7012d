import { database } from '@/db/client'
import { countActs, listActs } from '@/db/queries/admin/audit-log'
import { type Audit, MAX_COUNTED_ACTS, ON_PAGE } from '../schema'

export async function listAudit(page: number): Promise<Audit> {
  // One more than the page shows whether another page follows.
  const [rows, total] = await Promise.all([
    listActs(database(), { limit: ON_PAGE + 1, offset: (page - 1) * ON_PAGE }),
    countActs(database(), MAX_COUNTED_ACTS + 1),
  ])
  const entries = rows.slice(0, ON_PAGE).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { entries, nextPage: rows.length > ON_PAGE ? page + 1 : null, total }
}
