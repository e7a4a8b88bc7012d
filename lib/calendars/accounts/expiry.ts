import type { Database } from '@/db/client'
import { findNoticeAddress } from '@/db/queries/accounts/users'
import { type GrantRow, markExpired, markExpiryTold } from '@/db/queries/calendars/grants'
import { enqueue } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { connectionData } from '@/lib/webhooks/server/connection-data'
import { enqueueEvent } from '@/lib/webhooks/server/enqueue-event'
import { ProviderError } from '../providers/provider-error'

export function needsReauth(): ProviderError {
  return new ProviderError('needs-reauth', 'This account has to be connected again')
}

/** Nothing is deleted: the owner renews it or takes it away. They are written to once, in the same transaction. */
export async function expireConnection(row: GrantRow, now: Date): Promise<void> {
  await withOutbox(async (tx) => {
    if (await markExpired(tx, row, now)) await notifyOfExpiry(tx, row, now)
  })
}

/** Inside the transaction that ends the connection. Its owner is written to once. */
export async function notifyOfExpiry(
  tx: Database,
  row: Pick<GrantRow, 'id' | 'userId' | 'type' | 'config'>,
  now: Date,
): Promise<void> {
  await enqueueEvent(tx, { ownerId: row.userId, type: 'connection.expired', data: () => connectionData(row, now) }, now)
  const email = await findNoticeAddress(tx, row.userId)
  if (!email || !(await markExpiryTold(tx, row.id, now))) return
  const props = {
    email,
    service: SERVICE_NAMES[row.type],
    account: accountOf(row),
    url: `${env().APP_URL}/integrations`,
  }
  await enqueue(tx, { mail: { template: 'renewal-required', props }, ownerId: row.userId }, now)
}

/** The name by which people know the account; empty when the row has none. */
export function accountOf({ config }: Pick<GrantRow, 'config'>): string {
  return typeof config.account === 'string' ? config.account : ''
}
