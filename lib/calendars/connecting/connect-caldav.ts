import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { ensureIntegration, listIntegrationRows, saveConnected } from '@/db/queries/calendars/integrations'
import { retryTransaction } from '@/db/retry'
import { sealTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import { type CaldavAccount, verifyAccount } from '@/lib/calendars/providers/caldav/verify'
import { holdKey } from '@/lib/request/calling-key'
import type { Integration } from '@/lib/shared/calendars/integration'
import type { CallingKey } from '@/lib/shared/scopes'
import type { CaldavInput } from '../screen/caldav-schema'
import { presetCalendars } from './preset-calendars'
import { readCalendars } from './read-chosen'
import { toIntegration } from './service'

/** Stores the account once its server has accepted the sign-in; connecting it again renews its row. `timezone` is the owner's (IANA). */
export async function connectCaldav(
  owner: OwnerId,
  input: CaldavInput,
  { timezone, key, now }: { timezone: string; key: CallingKey | null; now: Date },
): Promise<Integration> {
  const account = await verifyAccount(input)
  const id = await save(owner, input, { ...account, timezone }, { key, now })
  // The calendar may have failed a moment ago: end its backoff.
  await forgetCalendarBusy(id)
  readCalendars(owner)
  const row = (await listIntegrationRows(database(), owner)).find((candidate) => candidate.id === id)
  if (!row) throw new Error('The connection was not written')
  return toIntegration(row, now)
}

type Facts = CaldavAccount & { timezone: string }

/** The password is sealed as tokens are; the rest is no secret. */
async function save(
  owner: OwnerId,
  { password, username, serverUrl }: CaldavInput,
  { principalUrl, ...found }: Facts,
  { key, now }: { key: CallingKey | null; now: Date },
): Promise<string> {
  return retryTransaction(database(), async (tx) => {
    const apiKeyId = await holdKey(tx, owner, key)
    const account = { userId: owner, type: 'caldav', accountId: principalUrl, apiKeyId } as const
    const { id, isNew } = await ensureIntegration(tx, account)
    const config = { ...found, account: nameOf(username, serverUrl), serverUrl, username }
    const tokens = sealTokens(id, { accessToken: password, refreshToken: null })
    await saveConnected(tx, id, { ...tokens, expiresAt: null, config })
    if (isNew) await presetCalendars(tx, owner, { id, type: 'caldav', config }, now)
    return id
  })
}

/** An email address shows its server; a plain user name does not. */
function nameOf(username: string, serverUrl: string): string {
  return username.includes('@') ? username : `${username} (${new URL(serverUrl).hostname})`
}
