import { z } from 'zod'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findTeamHosts } from '@/db/queries/portability/hosts'
import { parseOrThrow } from '@/lib/api/body'
import { type HostGroup, hostFields } from '@/lib/pages/host-schema'
import type { UpdatePageInput } from '@/lib/pages/schema'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { PageConfiguration } from '../schema'

/** The accounts that may host pages of a team, by the names that a document has for them, and the other way round. */
export type HostNames = {
  accounts: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
  ids: ReadonlySet<string>
}

const NOBODY: HostNames = { accounts: new Map(), names: new Map(), ids: new Set() }

/** A member is named by their address in lower case, a room by its name; of several rooms with a name each but one by its id. */
export async function readHostNames(tx: Database, owner: OwnerId): Promise<HostNames> {
  const found = await findTeamHosts(tx, owner)
  if (!found) return NOBODY
  const accounts = new Map([...found.rooms, ...found.members])
  return { accounts, names: new Map([...accounts].map(([name, account]) => [account, name])), ids: found.ids }
}

export function toGroupTexts(groups: readonly HostGroup[], { names }: HostNames) {
  return groups.map(({ hosts, ...group }) => ({
    ...group,
    hosts: hosts.map(({ account, weight, priority, maxPerDay }) => ({
      host: names.get(account) ?? account,
      weight,
      priority,
      maxPerDay,
    })),
  }))
}

/** Throws 400 where a save of the page would; the names of accounts are those of the team, or ids of its members and rooms. */
export function toHostGroups(
  groups: NonNullable<PageConfiguration['hostGroups']>,
  { accounts, ids }: HostNames,
): UpdatePageInput['hostGroups'] {
  const hostGroups = groups.map(({ hosts, ...group }, place) => ({
    ...group,
    hosts: hosts.map(({ host, ...figures }, index) => {
      const account = accounts.get(host) ?? accounts.get(host.toLowerCase()) ?? (ids.has(host) ? host : undefined)
      if (!account) throw invalidField(`hostGroups.${place}.hosts.${index}.host`, check('hostUnknown'))
      return { ...figures, account }
    }),
  }))
  return parseOrThrow(HOSTS, { hostGroups }).hostGroups
}

const HOSTS = z.object({ hostGroups: hostFields.hostGroups })
