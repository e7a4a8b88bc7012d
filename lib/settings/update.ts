import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { saveSettings } from '@/db/queries/accounts/settings'
import { forgetFeedCursors } from '@/db/queries/calendars/calendar-feeds'
import { setCalendarTimezone } from '@/db/queries/calendars/integrations'
import { forgetDigestTimes } from '@/db/queries/forms/form-digests'
import { retryTransaction } from '@/db/retry'
import { recountWeeks } from '@/lib/bookings/booking-counts'
import { readChosenCalendars } from '@/lib/calendars/connecting/read-chosen'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { changePages } from '@/lib/request/changed-pages'
import { profilePath } from '@/lib/shared/profile'
import { planHolidays, replaceHolidays } from '@/lib/time-off/server/holidays'
import { renameProfile, requireProfileName } from './profile-name'
import type { Settings, SettingsInput } from './schema'
import { readSettings } from './service'

/** The settings that visitors' pages show. `language` is that of visitors who ask for none. */
const SHOWN = ['fullName', 'bio', 'accent', 'username', 'showProfile', 'language'] as const satisfies (keyof Settings)[]

/** Apart from reading, which most routes do: this leads to the library of holidays. */
export async function updateSettings(
  owner: OwnerId,
  input: SettingsInput,
  now: Date,
  db: Database = database(),
): Promise<Settings> {
  const before = await readSettings(db, owner)
  // Calendars that are already stored may stay, even if their connection is gone.
  const { defaultCalendars } = input
  await requireOwnCalendars(owner, { defaultCalendars }, { kept: before, db })
  // Computed before, so that the transaction is short.
  const plan = input.holidays && (await planHolidays(input.holidays, input.timezone ?? before.timezone, now))
  const settings = await retryTransaction(db, async (tx) => {
    const { username, holidays: _, ...fields } = input
    await saveSettings(tx, owner, fields, now)
    if (plan !== undefined) await replaceHolidays(tx, owner, plan)
    if (username !== undefined && username !== before.username) await renameProfile(tx, owner, before, username)
    const settings = await readSettings(tx, owner)
    if (settings.showProfile && !before.showProfile) await requireProfileName(tx, owner, settings.username)
    if (input.weekStartDay !== undefined) await recountWeeks(tx, owner)
    // All-day events of calendars begin at midnight in the owner's zone.
    if (settings.timezone !== before.timezone) {
      await forgetFeedCursors(tx, owner)
      await setCalendarTimezone(tx, owner, settings.timezone)
      await forgetDigestTimes(tx, owner)
    }
    if (SHOWN.some((field) => settings[field] !== before[field])) {
      await changePages(tx, [profilePath(before.username), ...(await listVisitorPaths(tx, owner))])
    }
    return settings
  })
  readChosenCalendars(owner, db, { now: settings.defaultCalendars, before: before.defaultCalendars })
  return settings
}
