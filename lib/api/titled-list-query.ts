import { z } from 'zod'
import { LIST_ORDERS } from '@/lib/shared/list-order'
import { MAX_TITLE, trimmed } from '@/lib/shared/text/text'
import { updatedSince } from '@/lib/time/instant'

/** The query of the lists of pages and forms: `q` is searched for in titles and slugs. */
export const titledListQuery = z.object({
  ...updatedSince,
  q: trimmed(MAX_TITLE).optional(),
  order: z.enum(LIST_ORDERS).optional(),
})
