import { database } from '@/db/client'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { listPageHosts } from '@/db/queries/teams/page-hosts'
import { hostIdsOf } from '@/lib/platform/tokens'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'

type Page = Pick<SchedulePage, 'id' | 'isTeams' | 'hostGroups'>
type Choosable = { account: string; name: string }

/** A host as visitors name them. `id`: good for this page only. */
export type OfferedHost = { id: string; name: string }

/** The hosts among whom visitors of a page choose; null where they choose none. */
export async function listOfferedHosts(page: Page): Promise<OfferedHost[] | null> {
  const hosts = await listChoosable(page)
  return hosts?.map(({ account, name }) => ({ id: hostIdOf(page, account), name })) ?? null
}

/** The account that a visitor chose; null where they leave it to the page. Throws 400 for an id that is no agreed host's. */
export async function readChosenHost(page: Page, id: string | undefined): Promise<string | null> {
  if (id === undefined || !page.isTeams) return null
  const hosts = (await listChoosable(page)) ?? []
  const chosen = hosts.find(({ account }) => hostIdsOf(page.id, account).includes(id))
  if (!chosen) throw invalidField('host', check('invalidInput'))
  return chosen.account
}

export function hostIdOf({ id }: Pick<Page, 'id'>, account: string): string {
  return hostIdsOf(id, account)[0] as string
}

async function listChoosable({ id, isTeams, hostGroups }: Page): Promise<Choosable[] | null> {
  const place = hostGroups.findIndex(({ choose }) => choose === 'visitor')
  if (!isTeams || place < 0) return null
  const hosts = await listPageHosts(database(), [id])
  return hosts.filter(({ groupPlace, state }) => groupPlace === place && state === 'agreed')
}
