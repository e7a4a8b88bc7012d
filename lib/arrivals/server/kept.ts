import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  type ArrivalRow,
  deleteArrival,
  findArrival,
  listArrivals,
  listOldAddresses,
  listSlugs,
} from '@/db/queries/arrivals'
import { formPath } from '@/lib/forms/form-path'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/shared/errors'
import type { KeptArrival, ListedArrival, OldLink } from '../api-shapes'
import { addressesIn } from '../old-addresses'

/** Runs whose reports are kept, newest first. */
export async function listKept(owner: OwnerId): Promise<ListedArrival[]> {
  return (await listArrivals(database(), owner)).map(toListed)
}

export async function readKept(owner: OwnerId, id: string): Promise<KeptArrival> {
  const row = await findArrival(database(), owner, id)
  if (!row) throw new AppError('arrival_not_found')
  return { ...toListed({ ...row, totals: row.report.totals }), report: row.report }
}

/** The imported things stay. */
export async function forgetKept(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteArrival(database(), owner, id))) throw new AppError('arrival_not_found')
}

/** Each old address in a text that belongs to a thing that came and is still here, with its address of today. */
export async function findOldLinks(owner: OwnerId, text: string): Promise<OldLink[]> {
  const known = await listOldAddresses(database(), owner)
  const found = addressesIn(text, known)
  const slugs = await listSlugs(
    database(),
    owner,
    found.map(({ id }) => id),
  )
  const paths = new Map([
    ...slugs.pages.map(({ id, slug }) => [id, slug] as const),
    ...slugs.forms.map(({ id, slug }) => [id, formPath(slug)] as const),
  ])
  return found.flatMap(({ id, url, title }) => {
    const path = paths.get(id)
    return path ? [{ old: url, new: `${env().APP_URL}/${path}`, title }] : []
  })
}

type Listed = Omit<ListedArrival, 'at'> & Pick<ArrivalRow, 'at'>

const toListed = ({ id, source, account, at, added, totals }: Listed): ListedArrival => ({
  id,
  source,
  account,
  at: at.toISOString(),
  added,
  totals,
})
