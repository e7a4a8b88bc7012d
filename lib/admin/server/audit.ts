import { database } from '@/db/client'
import { type AuditPlace, countActs, findAuditPlace, listActs } from '@/db/queries/admin/audit-log'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { type Audit, type AuditQuery, MAX_COUNTED_ACTS, ON_PAGE } from '../schema'

export async function listAudit({ before, page }: AuditQuery): Promise<Audit> {
  const place = before === undefined ? null : await requirePlace(before)
  // One more than the page shows whether another page follows.
  const [rows, total] = await Promise.all([
    listActs(database(), { before: place, limit: ON_PAGE + 1, offset: (page - 1) * ON_PAGE }),
    countActs(database(), MAX_COUNTED_ACTS + 1),
  ])
  const entries = rows.slice(0, ON_PAGE).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { entries, nextPage: rows.length > ON_PAGE ? page + 1 : null, total }
}

async function requirePlace(entry: string): Promise<AuditPlace> {
  const place = await findAuditPlace(database(), entry)
  if (!place) throw invalidField('before', check('invalidListPlace'))
  return place
}
