import { database } from '@/db/client'
import { findCarriedLink } from '@/db/queries/portability/carried-links'
import type { LinkKind } from '@/lib/vocabulary/portability'
import { sha256 } from './sha256'

/** All tokens are of this shape. */
const TOKEN = /^[\w-]{43}$/

/** The target of a link that another server signed, and an import has brought. Null for any other text. */
export async function findImported(
  kind: LinkKind,
  token: string,
): Promise<{ id: string; guest: string | null } | null> {
  const link = TOKEN.test(token) ? await findCarriedLink(database(), kind, sha256(token)) : null
  return link && { id: link.targetId, guest: link.guest }
}
