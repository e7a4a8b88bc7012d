import { database } from '@/db/client'
import { countActs, listActs } from '@/db/queries/admin/audit-log'
import { type Audit, ON_PAGE } from '../schema'

export async function listAudit(page: number): Promise<Audit> {
  const [rows, total] = await Promise.all([
    listActs(database(), { limit: ON_PAGE, offset: (page - 1) * ON_PAGE }),
    countActs(database()),
  ])
  const entries = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { entries, nextPage: page * ON_PAGE < total ? page + 1 : null, total }
}
