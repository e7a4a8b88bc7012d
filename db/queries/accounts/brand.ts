import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PictureKind, StoredBrand } from '@/lib/shared/brand'

/** The public name of an owner: from the settings `s`, else the username of `u`. */
export const OWNER_NAME = sql`coalesce(nullif(s.full_name, ''), u.username)`

/** The fields of `StoredBrand` for the owner `u` with the settings `s`, as pairs for `json_build_object`. */
export const BRAND_FIELDS = sql`'bio', coalesce(s.bio, ''), 'accent', coalesce(s.accent, ''),
    'faceId', ${currentPicture('face')}, 'logoId', ${currentPicture('logo')}`

/** The look of an owner, in the select list of another query. */
export function brandOf(owner: SQLWrapper): SQL<StoredBrand> {
  return sql`(select json_build_object(${BRAND_FIELDS})
    from users u left join user_settings s on s.user_id = u.id where u.id = ${owner})`
}

function currentPicture(kind: PictureKind): SQL {
  return sql`(select c.id from pictures c
      where c.user_id = u.id and c.kind = ${sql.raw(`'${kind}'`)} and c.replaced_at is null)`
}
