import type { z } from 'zod'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { type ApiKeyRow, countApiKeys, createApiKey, deleteApiKey, listApiKeys } from '@/db/queries/accounts/api-keys'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { newKey } from '@/lib/auth/api-key'
import { once } from '@/lib/request/once'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { type ApiKey, type apiKeySchema, type CreatedApiKey, MAX_API_KEYS } from './schema'

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

/** Revokes it, at once for every process. */
export async function deleteKey(owner: OwnerId, id: string): Promise<void> {
  if (!(await deleteApiKey(database(), owner, id))) throw new AppError('key_not_found')
}

function toApiKey({ createdAt, expiresAt, lastUsedAt, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
