import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { Stored } from './read'

/** A document on its way into an account, inside one transaction. */
export type Writing = {
  tx: Database
  owner: OwnerId
  /** Who is signed in: they agree to host what they name themselves for. Null for a program. */
  person: PersonId | null
  now: Date
  stored: Stored
  /** Ids by slug; those of new pages and forms are added. */
  pages: Map<string, string>
  forms: Map<string, string>
}

type Writer = Pick<Writing, 'owner' | 'person' | 'now'>

export function startWriting(tx: Database, writer: Writer, stored: Stored): Writing {
  const { pages, forms } = stored.ids
  return { ...writer, tx, stored, pages: new Map(pages), forms: new Map(forms) }
}

/** The id of what a field names, null for nothing, undefined for a field that is left out. Throws 400 for an unknown one. */
export function idOf(
  slug: string | null | undefined,
  known: ReadonlyMap<string, string>,
  field: 'form' | 'followUp.form' | 'nextPage',
): string | null | undefined {
  if (slug === null || slug === undefined) return slug
  const id = known.get(slug)
  if (!id) throw invalidField(field, check(field === 'nextPage' ? 'unknownPage' : 'formUnknown'))
  return id
}
