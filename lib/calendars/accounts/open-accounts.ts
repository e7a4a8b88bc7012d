import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findGrantRows, type GrantRow, listGrantRowsOf, listOwnGrantRows } from '@/db/queries/calendars/grants'
import type { IntegrationType } from '@/lib/shared/calendars/integration'
import type { Connection, Provider } from '../providers/provider'
import { providerOf } from '../providers/registry'
import { accountOf } from './expiry'
import { grantsOf } from './grants'

/** One connected account, ready for calls. If it has expired, getting its grant throws `needs-reauth`. */
export type OpenConnection = {
  id: string
  userId: string
  type: IntegrationType
  account: string
  /** Its provider refused to renew it. */
  isExpired: boolean
  provider: Provider
  connection: Connection
}

/** Those of the ids that are there. */
export async function openAccounts(ids: string[]): Promise<Map<string, OpenConnection>> {
  const rows = await findGrantRows(database(), [...new Set(ids)])
  return new Map(rows.map(open).map((connection) => [connection.id, connection]))
}

/** Oldest first. */
export async function openOwnAccounts(owner: OwnerId): Promise<OpenConnection[]> {
  return (await listOwnGrantRows(database(), owner)).map(open)
}

/** The same after a commit, without a session. */
export async function openAccountsOf(userId: string): Promise<OpenConnection[]> {
  return (await listGrantRowsOf(database(), userId)).map(open)
}

function open(row: GrantRow): OpenConnection {
  const provider = providerOf(row.type)
  const { renewing: _, ...config } = row.config
  const { id, userId, type } = row
  const isExpired = row.expiredAt !== null
  const connection = { grants: grantsOf(row), config }
  return { id, userId, type, isExpired, account: accountOf(row), provider: asAllowed(provider, config), connection }
}

/** An account may be allowed less than its provider can: a Microsoft account of people at home makes no Teams links. */
function asAllowed(provider: Provider, { canConference }: Connection['config']): Provider {
  return canConference === false ? { ...provider, can: { ...provider.can, conference: 'none' } } : provider
}
