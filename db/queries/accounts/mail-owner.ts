import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { StoredBrand } from '@/lib/shared/brand'
import type { OwnerLanguage } from '@/lib/shared/languages'
import type { MailTeam } from '@/lib/shared/mail'
import { rowsOf } from '../rows'
import { BRAND_FIELDS, OWNER_NAME } from './brand'
import { OWNER_LANGUAGE } from './owner-language'
import { NOTICE_ADDRESS } from './person-email'

/** An owner in the mails of their bookings. `timezone`: null until the owner has chosen one. */
export type MailOwnerFacts = StoredBrand & {
  name: string
  timeFormat: TimeFormat
  timezone: string | null
  language: OwnerLanguage
  /** Of an account that is a team. */
  team: MailTeam | null
}

/** The storage default, which stays when an owner has saved other settings only. */
const UNCHOSEN_ZONE = sql.raw(`'UTC'`)

/** The same as JSON, for the owner `u` with the settings `s`. */
export const MAIL_OWNER = sql`json_build_object('name', ${OWNER_NAME}, 'timeFormat', coalesce(s.time_format, '24h'),
      'timezone', nullif(s.timezone, ${UNCHOSEN_ZONE}), 'language', ${OWNER_LANGUAGE}, 'team',
      case when u.kind = 'team' then json_build_object('slug', u.username, 'email', ${NOTICE_ADDRESS}) end, ${BRAND_FIELDS})`

/** The owner with the address of their account, which a team has not. */
export async function findMailOwner(db: Database, owner: OwnerId): Promise<MailOwnerFacts & { email: string | null }> {
  const found = await db.execute(sql`
    select u.email, ${MAIL_OWNER} as facts
    from users u left join user_settings s on s.user_id = u.id where u.id = ${owner}`)
  const [row] = rowsOf<{ email: string | null; facts: MailOwnerFacts }>(found)
  if (!row) throw new Error('The owner of a session has an account')
  return { ...row.facts, email: row.email }
}
