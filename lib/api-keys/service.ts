import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  type ApiKeyRow,
  countApiKeys,
  createApiKey,
  deleteApiKey,
  endApiKey,
  findApiKey,
  listApiKeys,
} from '@/db/queries/accounts/api-keys'
import { deleteMadeByKey, listConnectionsOfKey, listMadeByKey } from '@/db/queries/accounts/made-by-key'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { retryTransaction } from '@/db/retry'
import { newKey } from '@/lib/auth/api-key'
import { accountOf } from '@/lib/calendars/accounts/expiry'
import { disconnect } from '@/lib/calendars/connecting/disconnect'
import { once } from '@/lib/request/once'
import { AppError, invalidField, nullIfMissing } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { type ApiKey, type apiKeySchema, type CreatedApiKey, MAX_API_KEYS, type MadeByKey } from './schema'

/** Oldest first, expired ones included. */
export async function listKeys(owner: OwnerId): Promise<ApiKey[]> {
  return (await listApiKeys(database(), owner)).map(toApiKey)
}

export async function createKey(
  owner: OwnerId,
  fields: z.output<typeof apiKeySchema>,
  now: Date,
): Promise<CreatedApiKey> {
  if (fields.expiresAt && fields.expiresAt <= now) throw invalidField('expiresAt', check('notInFuture'))
  const create = async (tx: Database) => {
    const { key, prefix, hash } = newKey()
    await lockOwner(tx, owner)
    if ((await countApiKeys(tx, owner)) >= MAX_API_KEYS) throw new AppError('too_many_keys')
    return { ...toApiKey(await createApiKey(tx, owner, { ...fields, prefix, hash })), key }
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

/** What revoking it ends. */
export async function listMade(owner: OwnerId, id: string): Promise<MadeByKey> {
  if (!(await findApiKey(database(), owner, id))) throw new AppError('key_not_found')
  const { connections, ...made } = await listMadeByKey(database(), { owner, id })
  return { ...made, connections: connections.map((row) => ({ id: row.id, type: row.type, account: accountOf(row) })) }
}

/**
 * Revokes it, at once for every process, and ends what it made: whoever has the key may have the address of a feed or a link, too.
 * It is in the list, as expired, until all of that has ended.
 */
export async function revokeKey(
  owner: OwnerId,
  id: string,
  { keepsMade, now }: { keepsMade: boolean; now: Date },
): Promise<void> {
  if (!(await endApiKey(database(), owner, id, now))) throw new AppError('key_not_found')
  if (!keepsMade) await disconnectAll(owner, id, now)
  await retryTransaction(database(), async (tx) => {
    if (!keepsMade) await deleteMadeByKey(tx, { owner, id })
    await deleteApiKey(tx, owner, id)
  })
}

async function disconnectAll(owner: OwnerId, keyId: string, now: Date): Promise<void> {
  for (const { id } of await listConnectionsOfKey(database(), { owner, id: keyId })) {
    // It may be disconnected by hand meanwhile.
    await nullIfMissing(disconnect(owner, id, now))
  }
}

function toApiKey({ createdAt, expiresAt, lastUsedAt, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
