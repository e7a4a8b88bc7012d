import { database } from '@/db/client'
import { listEndpointsAfter, replaceSecrets } from '@/db/queries/webhooks/endpoints'
import { decrypt, encrypt, firstKeyId, olderKeyIds } from '@/lib/platform/encryption'

const BATCH = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Bound to the endpoint, not to the column: a rotation moves it from one to the other. */
export function sealSecret(endpointId: string, secret: string): string {
  return encrypt(secret, `${endpointId} webhook`)
}

/** Null when the key that sealed it is missing. */
export function openSecret(endpointId: string, sealed: string | null): string | null {
  if (!sealed) return null
  try {
    return decrypt(sealed, `${endpointId} webhook`)
  } catch {
    return null
  }
}

/** Seals all secrets with the first key, so that an older one can be taken away one day. */
export async function resealSecrets(isTimeUp = () => false): Promise<void> {
  if (olderKeyIds().length === 0) return
  let after = NO_ID
  while (!isTimeUp()) {
    const rows = await listEndpointsAfter(database(), after, BATCH)
    for (const row of rows) await reseal(row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

type Sealed = { id: string; secret: string; previousSecret: string | null }

async function reseal(row: Sealed): Promise<void> {
  const again = (sealed: string | null) => {
    if (!sealed || sealed.startsWith(`${firstKeyId()}.`)) return sealed
    const plain = openSecret(row.id, sealed)
    return plain ? sealSecret(row.id, plain) : sealed
  }
  const secret = again(row.secret) ?? row.secret
  const previousSecret = again(row.previousSecret)
  if (secret === row.secret && previousSecret === row.previousSecret) return
  await replaceSecrets(database(), row, { secret, previousSecret })
}
