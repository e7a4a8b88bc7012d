import { createHash } from 'node:crypto'
import { isSigned, sign } from '@/lib/platform/signature'
import type { Manifest } from '../manifest'

const PURPOSE = 'export manifest'

type Sealed = Pick<Manifest, 'createdAt' | 'entries'>

/** Says which account the content of a zip is of, so that nobody else's content can say so. */
export function sealOf(account: string, content: Sealed): string {
  return sign(PURPOSE, digestOf(account, content)).toString('base64url')
}

/** The account that a zip of this server is of. Null for one of another server, or one that was changed. */
export function findSealedAccount({ account, ...content }: Pick<Manifest, 'account'> & Sealed): string | null {
  if (!account) return null
  const isOurs = isSigned(PURPOSE, digestOf(account.id, content), Buffer.from(account.seal, 'base64url'))
  return isOurs ? account.id : null
}

function digestOf(account: string, { createdAt, entries }: Sealed): Buffer {
  const hash = createHash('sha256').update(`${account}\n${createdAt}\n`)
  for (const [name, { size, sha256 }] of Object.entries(entries)) hash.update(`${name} ${size} ${sha256}\n`)
  return hash.digest()
}
