import { type Database, database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { lockPage } from '@/db/queries/pages/booking-counts'
import { holdPageToDelete, listFormsLeadingTo } from '@/db/queries/pages/page-forms'
import { retirePath } from '@/db/queries/pages/retired-paths'
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
import { isTeam } from '@/db/queries/teams/rooms'
import { recountPage } from '@/lib/bookings/booking-counts'
import { endTimeRequestsOfPage } from '@/lib/bookings/end-time-requests'
import { readChosenCalendars } from '@/lib/calendars/connecting/read-chosen'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { requireVideo } from '@/lib/calendars/connecting/require-video'
import { formPath } from '@/lib/forms/form-path'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { changePages } from '@/lib/request/changed-pages'
import { once } from '@/lib/request/once'
import { AppError } from '@/lib/shared/errors'
import type { StoredHostGroup } from '@/lib/shared/hosts'
import type { TitledListQuery } from '@/lib/shared/list-order'
import { pick } from '@/lib/shared/pick'
import { toCopyTitle } from '@/lib/shared/text/copy-title'
import { textsOf } from '@/messages'
import { type Durations, readDurations, toStoredDurations } from '../durations'
import type { HostGroup, HostGroupsInput } from '../host-schema'
import {
  type CreatePageInput,
  DEFAULT_DURATION,
  PAGE_FIELDS,
  type TimeSlotPage,
  type UpcomingBookings,
  type UpdatePageInput,
} from '../schema'
import { acceptChanges, pageCalendars, requireDurations, requireOwnForms, requirePlace } from './accept-changes'
import { newPageCalendars } from './new-page-calendars'
import { readHostGroups, requireFit, savePageHosts } from './page-hosts'
import { refuseRetiredSlug, refuseTakenSlug, withRandomSlug } from './page-slug'

/** Services that take a `db` are also part of a larger transaction, such as that of a whole configuration. */
export async function listTimeSlotPages(
  owner: OwnerId,
  query: TitledListQuery = {},
  db: Database = database(),
): Promise<TimeSlotPage[]> {
  return withHosts(db, await listPages(db, owner, query))
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
  return withHostsOf(database(), found(await findPage(database(), owner, id)))
}

/** Of `createTimeSlotPage` and `updateTimeSlotPage`. `person`: who is signed in; null for a program. */
type Writing = { db?: Database; person?: PersonId | null }

export async function createTimeSlotPage(
  owner: OwnerId,
  input: CreatePageInput,
  now: Date,
  { db = database(), person = null }: Writing = {},
): Promise<TimeSlotPage> {
  const isTeams = await isTeam(db, owner)
  requireFit({ isTeams }, input)
  await requireOwnCalendars(owner, pageCalendars(input), { db })
  requirePlace(input)
  await requireVideo(owner, input, db)
  const calendars = await withDefaultCalendars(owner, { ...pageCalendars(input), isTeams }, db)
  const { slug, ...page } = { ...input, ...calendars, ...requireDurations(NEW_DURATIONS, input) }
  const write = (chosen: string) => writeNewPage(owner, { ...page, slug: chosen }, { now, db, person })
  const created = await (slug ? refuseTakenSlug(write(slug)) : withRandomSlug(write))
  readChosenCalendars(owner, db, { now: calendarsOf(created) })
  return created
}

/** Creates an unpublished page with the same fields and a random slug. Calendars stay chosen even if their account is gone. */
export async function duplicateTimeSlotPage(
  owner: OwnerId,
  id: string,
  now: Date,
  person: PersonId | null,
): Promise<TimeSlotPage> {
  const original = await getTimeSlotPage(owner, id)
  const { slug: _, ...page } = pick(original, PAGE_FIELDS)
  const { hostGroups, moveHosts } = original
  const { t, say } = textsOf(await findOwnerLanguage(database(), owner)).part('actions')
  const title = toCopyTitle(page.title, (kept) => say(t.copyOf, { title: kept }))
  const copy = { ...page, ...(hostGroups && { hostGroups }), ...(moveHosts && { moveHosts }), title, isActive: false }
  return withRandomSlug((slug) => writeNewPage(owner, { ...copy, slug }, { now, db: database(), person }))
}

type SentCalendars = ReturnType<typeof pageCalendars> & { isTeams: boolean }

/** The account's defaults in place of what was not sent. */
async function withDefaultCalendars(owner: OwnerId, sent: SentCalendars, db: Database) {
  const { conflictCheckCalendars, targetCalendars, isTeams } = sent
  if (conflictCheckCalendars && targetCalendars) return { conflictCheckCalendars, targetCalendars }
  const preset = await newPageCalendars(db, owner, { isTeams })
  return {
    conflictCheckCalendars: conflictCheckCalendars ?? preset.conflictCheckCalendars,
    targetCalendars: targetCalendars ?? preset.targetCalendars,
  }
}

type NewPage = Required<Omit<CreatePageInput, HostFields>> & Pick<CreatePageInput, HostFields>
type HostFields = 'hostGroups' | 'moveHosts'

function writeNewPage(
  owner: OwnerId,
  { availabilities, hostGroups: groups, ...page }: NewPage,
  { now, db, person }: { now: Date; db: Database; person: PersonId | null },
) {
  const create = async (tx: Database) => {
    await requireOwnForms(tx, owner, page)
    // Its address may be cached as "not found".
    await changePages(tx, [page.slug, ...(await listProfilePaths(tx, owner))])
    const stored = {
      ...page,
      durations: toStoredDurations(page),
      ...(groups && { hostGroups: toStoredGroups(groups) }),
    }
    const created = await createPage(tx, owner, stored, availabilities)
    await refuseRetiredSlug(tx, owner, page.slug)
    if (groups && groups.length > 0) await savePageHosts(tx, owner, { page: created, groups, person }, now)
    return withHostsOf(tx, created)
  }
  return withOutbox((tx) => once(tx, () => create(tx)), { within: partOf(db) })
}

export async function updateTimeSlotPage(
  owner: OwnerId,
  id: string,
  input: UpdatePageInput,
  now: Date,
  { db = database(), person = null }: Writing = {},
): Promise<TimeSlotPage> {
  const before = found(await findPage(db, owner, id))
  requireFit(before, input, before)
  const { availabilities, hostGroups: groups, ...accepted } = await acceptChanges(owner, before, input, db)
  const changes = { ...accepted, ...(groups && { hostGroups: toStoredGroups(groups) }) }
  const updated = await refuseTakenSlug(
    withOutbox(
      async (tx) => {
        await requireOwnForms(tx, owner, changes)
        const mayCountAnew = changes.limits !== undefined || changes.timezone !== undefined
        const held = mayCountAnew ? await lockPage(tx, owner, id) : null
        const page = found(await updatePage(tx, owner, id, changes, availabilities, now))
        if (held && (changes.limits !== undefined || page.timezone !== held.timezone)) await recountPage(tx, id)
        if (page.slug !== before.slug) {
          await refuseRetiredSlug(tx, owner, page.slug)
          await retirePath(tx, owner, before.slug)
        }
        if (groups && page.isTeams) await savePageHosts(tx, owner, { page, groups, person }, now)
        const formSlugs = await listFormsLeadingTo(tx, owner, id)
        await changePages(tx, [
          before.slug,
          page.slug,
          ...formSlugs.map(formPath),
          ...(await listProfilePaths(tx, owner)),
        ])
        return withHostsOf(tx, page)
      },
      { within: partOf(db) },
    ),
  )
  readChosenCalendars(owner, db, { now: calendarsOf(updated), before: calendarsOf(before) })
  return updated
}

type Calendars = Pick<TimeSlotPage, 'conflictCheckCalendars' | 'targetCalendars'>
const calendarsOf = ({ conflictCheckCalendars, targetCalendars }: Calendars) => [
  ...conflictCheckCalendars,
  ...targetCalendars,
]

/** Keeps its bookings, meetings and answers. Guests whose request for another time is undecided are told of its end. */
export async function deleteTimeSlotPage(
  owner: OwnerId,
  id: string,
  now: Date,
  db: Database = database(),
): Promise<void> {
  const drop = async (tx: Database) => {
    // Locked first, so that no form can link to it between the list and the deletion, and nobody asks for a time.
    found((await holdPageToDelete(tx, owner, id)) || null)
    await endTimeRequestsOfPage(tx, owner, id, now)
    const formSlugs = await listFormsLeadingTo(tx, owner, id)
    const slug = found(await deletePage(tx, owner, id))
    await retirePath(tx, owner, slug)
    await changePages(tx, [slug, ...formSlugs.map(formPath), ...(await listProfilePaths(tx, owner))])
  }
  await withOutbox(drop, { within: partOf(db) })
}

/** Future bookings of a page that its owner is about to delete. */
export async function countPageBookings(owner: OwnerId, id: string, now: Date): Promise<{ count: number }> {
  found(await findPage(database(), owner, id))
  return { count: await countFutureBookings(database(), owner, id, now) }
}

/** The transaction of which a write is a part, if it is one. */
const partOf = (db: Database) => (db === database() ? undefined : db)

function found<T>(value: T | null): T {
  if (value === null) throw new AppError('page_not_found')
  return value
}

const NEW_DURATIONS: Durations = { duration: DEFAULT_DURATION, durations: [DEFAULT_DURATION] }

async function withHostsOf(db: Database, page: PageWithAvailabilities): Promise<TimeSlotPage> {
  const [one] = await withHosts(db, [page])
  return one as TimeSlotPage
}

async function withHosts(db: Database, pages: PageWithAvailabilities[]): Promise<TimeSlotPage[]> {
  const groups = await readHostGroups(db, pages)
  return pages.map((page) => toTimeSlotPage(page, groups.get(page.id)))
}

function toStoredGroups(groups: HostGroupsInput): StoredHostGroup[] {
  return groups.map(({ hosts: _, ...group }) => group)
}

/** `hostGroups`: of a page of a team. */
function toTimeSlotPage(page: PageWithAvailabilities, hostGroups?: HostGroup[]): TimeSlotPage {
  return {
    id: page.id,
    ...pick({ ...page, durations: readDurations(page.duration, page.durations) }, PAGE_FIELDS),
    ...(hostGroups && { hostGroups, moveHosts: page.moveHosts }),
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
  }
}
