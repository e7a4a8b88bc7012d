import type { z } from 'zod'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { retryTransaction } from '@/db/retry'
import type { configurationAnswer } from '../api-shapes'
import { readConfiguration } from './read'

/** Everything that an owner has set, without secrets. */
export async function getConfiguration(owner: OwnerId): Promise<z.input<typeof configurationAnswer>> {
  const { document, version } = await retryTransaction(database(), (tx) => readConfiguration(tx, owner))
  return { version, document }
}
