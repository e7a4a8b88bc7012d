import { database } from '@/db/client'
import { listAccountsOfUnfinishedRows, readUnfinishedRows } from '@/db/queries/portability/unfinished-rows'
import { toOwnerId } from '@/lib/auth/session'

/**
 * Takes back what runs of a process that died have left, before anybody is served. Only one process uses a data folder. What takes back is
 * loaded for such a run only: every start comes by here.
 */
export async function takeBackUnfinished(): Promise<void> {
  for (const account of await listAccountsOfUnfinishedRows(database())) {
    const owner = toOwnerId(account)
    const { takeBack } = await import('./take-back')
    await takeBack(owner, await readUnfinishedRows(database(), owner))
  }
}
