import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings, type SettingsRow } from '@/db/queries/accounts/settings'
import type { Actor } from '@/lib/auth/session'
import { sendNow } from '@/lib/outbox/send-now'
import { toBrand } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { pick } from '@/lib/shared/pick'
import { DEFAULT_SETTINGS, SETTINGS_FIELDS, type Settings } from './schema'

export async function getSettings(owner: OwnerId): Promise<Settings> {
  return readSettings(database(), owner)
}

/** The same within a transaction. */
export async function readSettings(db: Database, owner: OwnerId): Promise<Settings> {
  const row = await findSettings(db, owner)
  return row ? toSettings(row) : DEFAULT_SETTINGS
}

/** Sends to the caller's own address at once; throws if the transport refuses it. A key of a team is of nobody with an address. */
export async function sendTestMail({ id, person }: Actor, now: Date): Promise<void> {
  if (!person) throw new AppError('email_not_sent')
  await sendNow({ mail: { template: 'test', props: { email: person.email } }, ownerId: id }, now)
}

function toSettings(row: SettingsRow): Settings {
  const { face = null, logo = null } = toBrand(row.brand) ?? {}
  const holidays = row.holidays && pick(row.holidays, ['country', 'region'])
  const language = row.language ?? DEFAULT_LANGUAGE
  return { ...pick(row, SETTINGS_FIELDS), language, holidays, face, logo, saved: row.savedAt !== null }
}
