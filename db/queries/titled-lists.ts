import { asc, type Column, desc, or, type SQL, sql } from 'drizzle-orm'
import type { ListOrder } from '@/lib/shared/list-order'
import { foldI, foldTypedI } from './fold-i'

type Titled = Record<'id' | 'title' | 'slug' | 'createdAt', Column>

/** True for rows whose title or slug has `q` in it, in any case. */
export function isTitledLike({ title, slug }: Titled, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const like = `%${foldTypedI(q).replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`${foldI(title)} ilike ${like}`, sql`${slug} ilike ${like}`)
}

/** The newest first, or by title without regard to case. */
export function inOrder({ id, title, createdAt }: Titled, order: ListOrder = 'newest'): SQL[] {
  return order === 'title' ? [sql`lower(${title})`, asc(id)] : [desc(createdAt), asc(id)]
}
