import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings, type SettingsRow, saveSettings } from '@/db/queries/accounts/settings'
import { forgetFeedCursors } from '@/db/queries/calendars/calendar-feeds'
import { setCaldavTimezone } from '@/db/queries/calendars/integrations'
import { forgetDigestTimes } from '@/db/queries/forms/form-digests'
import { listSlugs } from '@/db/queries/pages/time-slot-pages'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { sendNow } from '@/lib/outbox/send-now'
import { changePages } from '@/lib/request/changed-pages'
import { pick } from '@/lib/vocabulary/pick'
import { DEFAULT_SETTINGS, SETTINGS_FIELDS, type Settings, type SettingsInput } from './schema'

export async function getSettings(owner: OwnerId): Promise<Settings> {
  const row = await findSettings(database(), owner)
  return row ? toSettings(row) : DEFAULT_SETTINGS
}

export async function updateSettings(owner: OwnerId, input: SettingsInput, now: Date): Promise<Settings> {
  const before = await getSettings(owner)
  // Calendars that are already stored may stay, even if their connection is gone.
  const added = (input.defaultCalendars ?? []).filter((calendar) => !before.defaultCalendars.includes(calendar))
  await requireOwnCalendars(owner, added)
  return database().transaction(async (tx) => {
    const settings = toSettings(await saveSettings(tx, owner, input, now))
    // All-day events of calendars begin at midnight in the owner's zone.
    if (settings.timezone !== before.timezone) {
      await forgetFeedCursors(tx, owner)
      await setCaldavTimezone(tx, owner, settings.timezone)
      await forgetDigestTimes(tx, owner)
    }
    // Booking pages show the owner's name.
    if (input.fullName !== undefined) await changePages(tx, await listSlugs(tx, owner))
    return settings
  })
}

/** Sends to the owner's own address at once; throws if the transport refuses it. */
export async function sendTestMail(owner: { id: OwnerId; email: string }, now: Date): Promise<void> {
  await sendNow({ mail: { template: 'test', props: { email: owner.email } }, ownerId: owner.id }, now)
}

function toSettings(row: SettingsRow): Settings {
  return { ...pick(row, SETTINGS_FIELDS), saved: row.savedAt !== null }
}
