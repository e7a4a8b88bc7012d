import { database } from '@/db/client'
import { deleteOldTimeRequests } from '@/db/queries/meetings/time-requests'
import {
  deleteOldResponses,
  holdForm,
  type KeptBookings,
  listKeptBookings,
  listOldBookings,
  listOldResponses,
  listRetaining,
  type Retaining,
} from '@/db/queries/people/retention'
import { changeCount, tellDeleted } from '@/lib/forms/server/delete-responses'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { DAY_MS } from '@/lib/scheduling/units'
import { forgetBooking } from './forget-person'

const PORTION = 100

/** Deletes responses, and forgets the people of bookings, that a form or a page has kept for long enough. */
export async function endRetention(now: Date, isTimeUp: () => boolean = () => false): Promise<void> {
  for (const form of await listRetaining(database())) {
    while (!isTimeUp() && (await deleteSome(form, now))) {}
  }
  for (const kept of await listKeptBookings(database())) {
    while (!isTimeUp() && (await forgetSome(kept, now))) {}
    if (kept.pageId && !isTimeUp()) await deleteOldTimeRequests(database(), kept.pageId, endOf(kept, now))
  }
}

const endOf = ({ days }: Pick<Retaining, 'days'>, now: Date) => new Date(now.getTime() - days * DAY_MS)

/** True while there may be more. Webhooks are told as of each deletion; files go by their sweep. */
async function deleteSome(form: Retaining, now: Date): Promise<boolean> {
  return withOutbox(async (tx) => {
    const held = await holdForm(tx, form)
    if (!held) return false
    const ids = await listOldResponses(tx, form.id, endOf(form, now), PORTION)
    if (ids.length === 0) return false
    await tellDeleted(tx, { owner: form.userId, formId: form.id, ids }, now)
    await deleteOldResponses(tx, form.id, ids)
    await changeCount(tx, { slug: held.slug, formId: form.id }, now)
    return ids.length === PORTION
  })
}

async function forgetSome(kept: KeptBookings, now: Date): Promise<boolean> {
  const ids = await listOldBookings(database(), kept, endOf(kept, now), PORTION)
  for (const id of ids) await forgetBooking(kept.userId, id, now)
  return ids.length === PORTION
}
