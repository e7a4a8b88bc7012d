import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'

/** A part of a list that the services give as a whole. The cursor is the id of the last item of the part before. */
export function portionOf<Item extends { id: string }>(
  items: readonly Item[],
  { limit, after }: { limit: number; after?: string | undefined },
): { items: Item[]; nextAfter: string | null } {
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1
  if (start === 0 && after !== undefined) throw invalidField('after', check('invalidKey'))
  const portion = items.slice(start, start + limit)
  return { items: portion, nextAfter: start + limit < items.length ? (portion.at(-1)?.id ?? null) : null }
}
