import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listChannels } from '@/db/queries/calendars/calendar-channels'
import { removeCalendarChoices } from '@/db/queries/calendars/calendar-choices'
import { countOfAccount, deleteIntegrationRow } from '@/db/queries/calendars/integrations'
import { retryTransaction } from '@/db/retry'
import { revokeTokens, settingsOf } from '@/lib/calendars/accounts/oauth'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { openTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { findConnectorOfType } from '@/lib/calendars/providers/registry'
import { closeChannels } from '@/lib/calendars/watching/channels'
import { log } from '@/lib/log/log'
import { withTimeout } from '@/lib/platform/with-timeout'
import { AppError } from '@/lib/shared/errors'

const PATIENCE_MS = 5_000

/**
 * Deletes our tokens first, so that nothing uses them while they are revoked at the provider. One that does not take them back
 * delays nothing: the log tells the operator.
 * Removes its calendars from booking pages and settings, because a missing one could never be read.
 */
export async function disconnect(owner: OwnerId, id: string, now: Date): Promise<void> {
  if (!(await disconnectIfConnected(owner, id, now))) throw new AppError('integration_not_found')
}

/** The same without a session, for an account that leaves. False when another call disconnected it first. */
export async function disconnectIfConnected(owner: string, id: string, now: Date): Promise<boolean> {
  const channels = await listChannels(database(), id)
  const opened = channels.length > 0 ? (await openAccounts([id])).get(id) : undefined
  // A reader of this account's feeds may lock its meetings in another order.
  const gone = await retryTransaction(database(), async (tx) => {
    const row = await deleteIntegrationRow(tx, owner, id)
    if (!row) return null
    await removeCalendarChoices(tx, owner, id, now)
    // Revoking one token revokes all of that account, including those of another owner who connected it here.
    const isShared = row.accountId !== null && (await countOfAccount(tx, row.type, row.accountId)) > 0
    return { ...row, isShared }
  })
  if (!gone) return false
  // Closing a channel needs the token that is revoked below.
  await withTimeout(PATIENCE_MS, closeChannels(channels, opened))
  const connector = findConnectorOfType(gone.type)
  const settings = connector && settingsOf(connector)
  if (!connector || !settings || gone.isShared) return true
  const { accessToken, refreshToken } = openTokens(gone)
  const tokens = [refreshToken, accessToken].filter((token) => token !== null)
  const isGivenBack = await withTimeout(PATIENCE_MS, revokeTokens(connector, settings, tokens))
  if (isGivenBack !== true) log('grant_not_revoked', { target: id, provider: connector.provider })
  return true
}
