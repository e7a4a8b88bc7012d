import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { holdForm } from '@/db/queries/pages/page-forms'
import type { PageWithAvailabilities } from '@/db/queries/pages/time-slot-pages'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { requireVideo } from '@/lib/calendars/connecting/require-video'
import type { FollowUp } from '@/lib/shared/booking-rules'
import { lacksPattern, RANDOM } from '@/lib/shared/calendars/link-pattern'
import { type AppError, invalidField } from '@/lib/shared/errors'
import { isReservedSlug } from '@/lib/shared/text/slug'
import { check } from '@/messages/check'
import { changeDurations, type Durations, readDurations, toStoredDurations } from '../durations'
import type { UpdatePageInput } from '../schema'

/** The fields of a page that a change replaces, durations as they are stored. Throws 400 where a save would, but for the form. */
export async function acceptChanges(
  owner: OwnerId,
  before: PageWithAvailabilities,
  input: UpdatePageInput,
  db: Database = database(),
) {
  const { conflictCheckCalendars, targetCalendars } = before
  const kept = { conflictCheckCalendars: [...conflictCheckCalendars, ...targetCalendars], targetCalendars }
  await requireOwnCalendars(owner, pageCalendars(input), { kept, db })
  const changes = { ...input, ...changedDurations(before, input) }
  requirePlace({ ...before, ...changes })
  await requireVideo(owner, input, db)
  if (changes.slug && changes.slug !== before.slug && isReservedSlug(changes.slug)) {
    throw refusal('slug', 'slugReserved')
  }
  return changes
}

/** The calendars that a page chooses. */
export function pageCalendars({ conflictCheckCalendars, targetCalendars }: UpdatePageInput) {
  return { conflictCheckCalendars, targetCalendars }
}

type Place = Pick<PageWithAvailabilities, 'location' | 'locationData'>

export function requirePlace(place: Place): void {
  if (lacksPattern(place)) throw invalidField('locationData.linkPattern', check('linkPattern', { random: RANDOM }))
}

type NamesForms = { formId?: string | null | undefined; followUp?: FollowUp | null | undefined }

/** Locks the forms that a page names until the transaction ends, so that later changes to them see this page. */
export async function requireOwnForms(tx: Database, owner: OwnerId, { formId, followUp }: NamesForms): Promise<void> {
  const named = [
    { path: 'formId', id: formId },
    { path: 'followUp.formId', id: followUp?.formId },
  ] as const
  for (const { path, id } of named) {
    if (id && !(await holdForm(tx, owner, id))) throw refusal(path, 'formUnknown')
  }
}

export function requireDurations(before: Durations, change: Partial<Durations>): Durations {
  const changed = changeDurations(before, change)
  if (!changed) throw refusal('duration', 'durationNotListed')
  return changed
}

/** The columns to write; none when the durations stay. */
function changedDurations({ duration, durations }: PageWithAvailabilities, input: UpdatePageInput) {
  if (input.duration === undefined && input.durations === undefined) return {}
  const changed = requireDurations({ duration, durations: readDurations(duration, durations) }, input)
  return { duration: changed.duration, durations: toStoredDurations(changed) }
}

function refusal(
  path: 'formId' | 'followUp.formId' | 'slug' | 'duration',
  reason: 'formUnknown' | 'slugReserved' | 'durationNotListed',
): AppError {
  return invalidField(path, check(reason))
}
