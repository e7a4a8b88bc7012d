import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings, type SettingsRow, saveSettings } from '@/db/queries/settings'
import { requireOwnCalendars } from '@/lib/calendars/choice'
import { sendNow } from '@/lib/outbox/send-now'
import type { Settings, SettingsInput } from './schema'

/** What an account has before its first save (spec §9). */
const STORAGE_DEFAULTS: Settings = {
  fullName: '',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  defaultCalendars: [],
  saved: false,
}

export async function getSettings(owner: OwnerId): Promise<Settings> {
  const row = await findSettings(database(), owner)
  return row ? toSettings(row) : STORAGE_DEFAULTS
}

export async function updateSettings(owner: OwnerId, input: SettingsInput, now: Date): Promise<Settings> {
  await requireOwnCalendars(owner, input.defaultCalendars ?? [])
  return toSettings(await saveSettings(database(), owner, input, now))
}

/** To the owner's own address; a transport that refuses it is told at once. */
export async function sendTestMail(owner: { id: OwnerId; email: string }, now: Date): Promise<void> {
  await sendNow({ mail: { template: 'test', props: { email: owner.email } }, ownerId: owner.id }, now)
}

function toSettings(row: SettingsRow): Settings {
  return {
    fullName: row.fullName,
    weekStartDay: row.weekStartDay,
    timeFormat: row.timeFormat,
    dateFormat: row.dateFormat,
    timezone: row.timezone,
    defaultCalendars: row.defaultCalendars,
    saved: row.savedAt !== null,
  }
}
