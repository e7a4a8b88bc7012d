import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  ensureIntegration,
  listIntegrationRows,
  moveIntegration,
  saveConnected,
} from '@/db/queries/calendars/integrations'
import { retryTransaction } from '@/db/retry'
import { sealTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import { verifyAddress } from '@/lib/calendars/providers/ics/verify'
import { sha256 } from '@/lib/platform/sha256'
import { holdKey } from '@/lib/request/calling-key'
import type { Integration } from '@/lib/shared/calendars/integration'
import { AppError } from '@/lib/shared/errors'
import type { CallingKey } from '@/lib/shared/scopes'
import { MAX_TITLE } from '@/lib/shared/text/text'
import type { IcsInput } from '../screen/ics-schema'
import { presetCalendars } from './preset-calendars'
import { readCalendars } from './read-chosen'
import { toIntegration } from './service'

type Facts = {
  /** The owner's zone (IANA), by which whole days and times without a zone are read. */
  timezone: string
  /** The owner's address: an event that it declined takes no time. Null for a team. */
  email: string | null
  key: CallingKey | null
  now: Date
}

/** Stores the address once it was read. The same address again renews its row; `renew` names the row that gets another one. */
export async function connectIcs(
  owner: OwnerId,
  input: IcsInput,
  { timezone, email, key, now }: Facts,
): Promise<Integration> {
  const config = { timezone, addresses: email === null ? [] : [email] }
  const ownName = await verifyAddress(input.url, config, now)
  const account = (input.name || ownName || new URL(input.url).hostname).slice(0, MAX_TITLE)
  const id = await save(owner, input, { ...config, account }, { key, now })
  // The calendar may have failed a moment ago: end its backoff.
  await forgetCalendarBusy(id)
  readCalendars(owner)
  const row = (await listIntegrationRows(database(), owner)).find((candidate) => candidate.id === id)
  if (!row) throw new Error('The connection was not written')
  return toIntegration(row, now)
}

/** The address is sealed as tokens are: whoever has it reads the calendar. */
async function save(
  owner: OwnerId,
  { url, renew }: IcsInput,
  config: Record<string, unknown>,
  { key, now }: Pick<Facts, 'key' | 'now'>,
): Promise<string> {
  return retryTransaction(database(), async (tx) => {
    const apiKeyId = await holdKey(tx, owner, key)
    const account = { userId: owner, type: 'ics', accountId: sha256(url), apiKeyId } as const
    if (renew && !(await moveIntegration(tx, renew, account))) throw new AppError('integration_not_found')
    const { id, isNew } = await ensureIntegration(tx, account)
    const tokens = sealTokens(id, { accessToken: url, refreshToken: null })
    await saveConnected(tx, id, { ...tokens, expiresAt: null, config })
    if (isNew) await presetCalendars(tx, owner, { id, type: 'ics', config }, now)
    return id
  })
}
