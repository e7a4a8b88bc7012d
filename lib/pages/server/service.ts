import { randomInt } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { findSettings } from '@/db/queries/accounts/settings'
import { lockPage } from '@/db/queries/pages/booking-counts'
import { holdPageToDelete, listFormsLeadingTo } from '@/db/queries/pages/page-forms'
import { isRetiredByOther, retirePath } from '@/db/queries/pages/retired-paths'
import {
  countFutureBookings,
  countUpcomingBookings,
  createPage,
  deletePage,
  findPage,
  hasPages,
  listPages,
  type PageWithAvailabilities,
  updatePage,
} from '@/db/queries/pages/time-slot-pages'
import { retryTransaction } from '@/db/retry'
import { recountPage } from '@/lib/bookings/booking-counts'
import { readChosenCalendars } from '@/lib/calendars/connecting/read-chosen'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { formPath } from '@/lib/forms/form-path'
import { changePages } from '@/lib/request/changed-pages'
import { once } from '@/lib/request/once'
import { AppError } from '@/lib/shared/errors'
import type { TitledListQuery } from '@/lib/shared/list-order'
import { pick } from '@/lib/shared/pick'
import { toCopyTitle } from '@/lib/shared/text/copy-title'
import { randomSlug } from '@/lib/shared/text/slug'
import { textsOf } from '@/messages'
import { type Durations, readDurations, toStoredDurations } from '../durations'
import {
  type CreatePageInput,
  DEFAULT_DURATION,
  PAGE_FIELDS,
  type TimeSlotPage,
  type UpcomingBookings,
  type UpdatePageInput,
} from '../schema'
import { acceptChanges, pageCalendars, requireDurations, requireOwnForms } from './accept-changes'

/** Services that take a `db` are also part of a larger transaction, such as that of a whole configuration. */
export async function listTimeSlotPages(
  owner: OwnerId,
  query: TitledListQuery = {},
  db: Database = database(),
): Promise<TimeSlotPage[]> {
  return (await listPages(db, owner, query)).map(toTimeSlotPage)
}

export function hasTimeSlotPages(owner: OwnerId): Promise<boolean> {
  return hasPages(database(), owner)
}

/** For each page that somebody has booked from now on: how many bookings start after `now`, and the next one's start. */
export async function listUpcoming(owner: OwnerId, now: Date): Promise<UpcomingBookings[]> {
  const rows = await countUpcomingBookings(database(), owner, now)
  return rows.map(({ next, ...row }) => ({ ...row, next: next.toISOString() }))
}

export async function getTimeSlotPage(owner: OwnerId, id: string): Promise<TimeSlotPage> {
  return toTimeSlotPage(found(await findPage(database(), owner, id)))
}

export async function createTimeSlotPage(
  owner: OwnerId,
  input: CreatePageInput,
  db: Database = database(),
): Promise<TimeSlotPage> {
  await requireOwnCalendars(owner, pageCalendars(input), { db })
  const calendars = await withDefaultCalendars(owner, pageCalendars(input), db)
  const { slug, ...page } = { ...input, ...calendars, ...requireDurations(NEW_DURATIONS, input) }
  const write = (chosen: string) => writeNewPage(owner, { ...page, slug: chosen }, db)
  const created = await (slug ? refuseTakenSlug(write(slug)) : withRandomSlug(write))
  readChosenCalendars(owner, db, { now: calendarsOf(created) })
  return created
}

/** Creates an unpublished page with the same fields and a random slug. Calendars stay chosen even if their account is gone. */
export async function duplicateTimeSlotPage(owner: OwnerId, id: string): Promise<TimeSlotPage> {
  const { slug: _, ...page } = pick(await getTimeSlotPage(owner, id), PAGE_FIELDS)
  const { t, say } = textsOf(await findOwnerLanguage(database(), owner)).part('actions')
  const title = toCopyTitle(page.title, (kept) => say(t.copyOf, { title: kept }))
  const copy = { ...page, title, isActive: false }
  return withRandomSlug((slug) => writeNewPage(owner, { ...copy, slug }))
}

/** The account's defaults in place of what was not sent. */
async function withDefaultCalendars(owner: OwnerId, sent: ReturnType<typeof pageCalendars>, db: Database) {
  const { conflictCheckCalendars, targetCalendars } = sent
  if (conflictCheckCalendars && targetCalendars) return { conflictCheckCalendars, targetCalendars }
  const settings = await findSettings(db, owner)
  return {
    conflictCheckCalendars: conflictCheckCalendars ?? settings?.defaultConflictCalendars ?? [],
    targetCalendars: targetCalendars ?? settings?.defaultCalendars ?? [],
  }
}

function writeNewPage(owner: OwnerId, { availabilities, ...page }: Required<CreatePageInput>, db = database()) {
  const create = async (tx: Database) => {
    await requireOwnForms(tx, owner, page)
    // Its address may be cached as "not found".
    await changePages(tx, [page.slug, ...(await listProfilePaths(tx, owner))])
    const created = await createPage(tx, owner, { ...page, durations: toStoredDurations(page) }, availabilities)
    await refuseRetiredSlug(tx, owner, page.slug)
    return toTimeSlotPage(created)
  }
  return db.transaction((tx) => once(tx, () => create(tx)))
}

export async function updateTimeSlotPage(
  owner: OwnerId,
  id: string,
  input: UpdatePageInput,
  now: Date,
  db: Database = database(),
): Promise<TimeSlotPage> {
  const before = found(await findPage(db, owner, id))
  const { availabilities, ...changes } = await acceptChanges(owner, before, input, db)
  const updated = await refuseTakenSlug(
    retryTransaction(db, async (tx) => {
      await requireOwnForms(tx, owner, changes)
      const mayCountAnew = changes.limits !== undefined || changes.timezone !== undefined
      const held = mayCountAnew ? await lockPage(tx, owner, id) : null
      const page = found(await updatePage(tx, owner, id, changes, availabilities, now))
      if (held && (changes.limits !== undefined || page.timezone !== held.timezone)) await recountPage(tx, id)
      if (page.slug !== before.slug) {
        await refuseRetiredSlug(tx, owner, page.slug)
        await retirePath(tx, owner, before.slug)
      }
      const formSlugs = await listFormsLeadingTo(tx, owner, id)
      await changePages(tx, [
        before.slug,
        page.slug,
        ...formSlugs.map(formPath),
        ...(await listProfilePaths(tx, owner)),
      ])
      return toTimeSlotPage(page)
    }),
  )
  readChosenCalendars(owner, db, { now: calendarsOf(updated), before: calendarsOf(before) })
  return updated
}

type Calendars = Pick<TimeSlotPage, 'conflictCheckCalendars' | 'targetCalendars'>
const calendarsOf = ({ conflictCheckCalendars, targetCalendars }: Calendars) => [
  ...conflictCheckCalendars,
  ...targetCalendars,
]

/** Keeps its bookings, meetings and answers. */
export async function deleteTimeSlotPage(owner: OwnerId, id: string, db: Database = database()): Promise<void> {
  await retryTransaction(db, async (tx) => {
    // Locked first, so that no form can link to it between the list and the deletion.
    found((await holdPageToDelete(tx, owner, id)) || null)
    const formSlugs = await listFormsLeadingTo(tx, owner, id)
    const slug = found(await deletePage(tx, owner, id))
    await retirePath(tx, owner, slug)
    await changePages(tx, [slug, ...formSlugs.map(formPath), ...(await listProfilePaths(tx, owner))])
  })
}

/** Future bookings of a page that its owner is about to delete. */
export async function countPageBookings(owner: OwnerId, id: string, now: Date): Promise<{ count: number }> {
  found(await findPage(database(), owner, id))
  return { count: await countFutureBookings(database(), owner, id, now) }
}

function found<T>(value: T | null): T {
  if (value === null) throw new AppError('page_not_found')
  return value
}

/** Emails and other sites still link to a retired slug, so no other owner may take it. */
async function refuseRetiredSlug(tx: Database, owner: OwnerId, slug: string): Promise<void> {
  if (await isRetiredByOther(tx, owner, slug)) throw new AppError('slug_taken')
}

async function refuseTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('slug_taken')
    throw error
  }
}

/** Retries with another random slug if one is taken. */
async function withRandomSlug<T>(write: (slug: string) => Promise<T>, triesLeft = 10): Promise<T> {
  try {
    return await write(randomSlug(randomInt))
  } catch (error) {
    if (!isTaken(error) || triesLeft === 0) throw error
    return withRandomSlug(write, triesLeft - 1)
  }
}

function isTaken(error: unknown): boolean {
  return isUniqueViolation(error) || (error instanceof AppError && error.code === 'slug_taken')
}

const NEW_DURATIONS: Durations = { duration: DEFAULT_DURATION, durations: [DEFAULT_DURATION] }

function toTimeSlotPage(page: PageWithAvailabilities): TimeSlotPage {
  return {
    id: page.id,
    ...pick({ ...page, durations: readDurations(page.duration, page.durations) }, PAGE_FIELDS),
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
  }
}
