import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { holdApiKey } from '@/db/queries/accounts/api-keys'
import { AppError } from '@/lib/shared/errors'
import type { CallingKey } from '@/lib/shared/scopes'

/**
 * In the transaction that makes something for a key: its revoking waits for the commit, and then ends what was made. Throws
 * 401 when the key was revoked meanwhile. Returns the id to write beside what is made, null without a key.
 */
export async function holdKey(tx: Database, owner: OwnerId, key: CallingKey | null): Promise<string | null> {
  if (key && !(await holdApiKey(tx, owner, key.id))) throw new AppError('not_authenticated')
  return key?.id ?? null
}
