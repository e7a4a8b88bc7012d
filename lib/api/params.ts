import { isUuid } from '@/lib/uuid'

/** What paths name; a route reads only what its own path holds. */
export type Params = { id: string; slug: string }

/** An id that no row has. What is no id at all is looked up as this one, and so answered like any that is missing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The parts of a route's path, which Next leaves out where there are none. An id is a UUID; a slug is lower-cased, and no row has a wrong one. */
export function toParams(raw: Record<string, string | string[] | undefined> | undefined): Params {
  const [id, slug] = [raw?.id, raw?.slug].map((value) => (typeof value === 'string' ? value.toLowerCase() : ''))
  return { id: id && isUuid(id) ? id : NOBODY, slug: slug ?? '' }
}
