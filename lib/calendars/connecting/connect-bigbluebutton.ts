import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { ensureIntegration, listIntegrationRows, saveConnected } from '@/db/queries/calendars/integrations'
import { retryTransaction } from '@/db/retry'
import { sealTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { callServer, ServerFailure } from '@/lib/calendars/providers/bigbluebutton/calls'
import { holdKey } from '@/lib/request/calling-key'
import type { Integration } from '@/lib/shared/calendars/integration'
import { AppError } from '@/lib/shared/errors'
import type { CallingKey } from '@/lib/shared/scopes'
import { apiErrors } from '@/messages/en/shared/api-errors'
import type { BigbluebuttonInput } from '../screen/bigbluebutton-schema'
import { toIntegration } from './service'

/** Stores the server once it has accepted the secret; connecting it again renews its row. */
export async function connectBigbluebutton(
  owner: OwnerId,
  input: BigbluebuttonInput,
  { key, now }: { key: CallingKey | null; now: Date },
): Promise<Integration> {
  await callServer(input, 'getMeetings').catch((error) => {
    throw error instanceof ServerFailure ? refusalOf(error) : error
  })
  const id = await save(owner, input, key)
  const row = (await listIntegrationRows(database(), owner)).find((candidate) => candidate.id === id)
  if (!row) throw new Error('The connection was not written')
  return toIntegration(row, now)
}

/** The secret is sealed as tokens are. */
async function save(
  owner: OwnerId,
  { serverUrl, secret }: BigbluebuttonInput,
  key: CallingKey | null,
): Promise<string> {
  return retryTransaction(database(), async (tx) => {
    const apiKeyId = await holdKey(tx, owner, key)
    const { id } = await ensureIntegration(tx, { userId: owner, type: 'bigbluebutton', accountId: serverUrl, apiKeyId })
    const config = { account: new URL(serverUrl).host, serverUrl }
    await saveConnected(tx, id, {
      ...sealTokens(id, { accessToken: secret, refreshToken: null }),
      expiresAt: null,
      config,
    })
    return id
  })
}

function refusalOf({ problem }: ServerFailure): AppError {
  const code = `bbb_${problem}` as const
  const path = problem === 'refused' ? 'secret' : 'serverUrl'
  return new AppError(code, { issues: [{ path, message: apiErrors[code] }], event: 'calendar_connect_refused' })
}
