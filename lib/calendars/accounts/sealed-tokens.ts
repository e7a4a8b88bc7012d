import { database } from '@/db/client'
import { type GrantRow, listSealedBy, replaceSealed, type SealedTokens } from '@/db/queries/calendars/grants'
import { decrypt, encrypt, firstKeyId, olderKeyIds } from '@/lib/platform/encryption'

const BATCH = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

type PlainTokens = { accessToken: string | null; refreshToken: string | null }

/** Bound to row and column: a token that was copied elsewhere does not open there. */
export function sealTokens(rowId: string, { accessToken, refreshToken }: PlainTokens): SealedTokens {
  return {
    accessToken: accessToken && encrypt(accessToken, `${rowId} access_token`),
    refreshToken: refreshToken && encrypt(refreshToken, `${rowId} refresh_token`),
  }
}

/** Null for a token whose key is missing, or that we did not encrypt. */
export function openTokens(row: SealedTokens & { id: string }): PlainTokens {
  return {
    accessToken: openToken(row.accessToken, `${row.id} access_token`),
    refreshToken: openToken(row.refreshToken, `${row.id} refresh_token`),
  }
}

function openToken(sealed: string | null, context: string): string | null {
  if (!sealed) return null
  try {
    return decrypt(sealed, context)
  } catch {
    return null
  }
}

/** Seals a row's tokens with the first key when an older one did, so that the older key can be taken away one day. */
export async function resealTokens(row: GrantRow): Promise<void> {
  const isOld = (sealed: string | null) => sealed !== null && !sealed.startsWith(`${firstKeyId()}.`)
  if (!isOld(row.accessToken) && !isOld(row.refreshToken)) return
  const plain = openTokens(row)
  const isLost = (row.accessToken && !plain.accessToken) || (row.refreshToken && !plain.refreshToken)
  if (!isLost) await replaceSealed(database(), row, sealTokens(row.id, plain))
}

/** Encrypts unused rows again, for each older key that can still decrypt them. */
export async function resealAllTokens(isTimeUp = () => false): Promise<void> {
  for (const keyId of olderKeyIds()) {
    await resealTokensOf(keyId, 'accessToken', isTimeUp)
    await resealTokensOf(keyId, 'refreshToken', isTimeUp)
  }
}

async function resealTokensOf(keyId: string, token: keyof SealedTokens, isTimeUp: () => boolean): Promise<void> {
  let afterId = NO_ID
  while (!isTimeUp()) {
    const rows = await listSealedBy(database(), keyId, token, afterId, BATCH)
    for (const row of rows) await resealTokens(row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    afterId = last.id
  }
}
