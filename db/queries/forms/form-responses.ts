import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formResponses, forms, formVersions, meetings, timeSlotBookings } from '@/db/schema'
import { rowsOf } from '../rows'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'
import { matches, type ResponseListFilter } from './response-search'

export type ResponseRow = Pick<
  typeof formResponses.$inferSelect,
  'id' | 'respondentName' | 'respondentEmail' | 'responses' | 'byProgram' | 'status' | 'note' | 'createdAt' | 'markedAt'
> & { isFollowUp: boolean } & {
  booking: (Pick<typeof meetings.$inferSelect, 'title' | 'startTime' | 'status'> & { meetingId: string }) | null
}
/** A position in the list. `at` is precise to the microsecond, which a `Date` is not. */
export type ResponsePlace = { at: string; id: string }
/** The responses after the position `after`, up to and including `until`. */
export type Stretch = { after?: ResponsePlace | undefined; until?: ResponsePlace | undefined }

const columns = {
  id: formResponses.id,
  respondentName: formResponses.respondentName,
  respondentEmail: formResponses.respondentEmail,
  responses: formResponses.responses,
  byProgram: formResponses.byProgram,
  status: formResponses.status,
  note: formResponses.note,
  createdAt: formResponses.createdAt,
  markedAt: formResponses.markedAt,
  isFollowUp: sql<boolean>`${formResponses.bookingId} is null and ${formResponses.followUpOf} is not null`,
  booking: { meetingId: meetings.id, title: meetings.title, startTime: meetings.startTime, status: meetings.status },
}

/** The meeting that was booked with a response, or that the response follows up. */
export const ofSameBooking = eq(
  meetings.bookingId,
  sql`coalesce(${formResponses.bookingId}, ${formResponses.followUpOf})`,
)

/** Lists the newest first. A page starts after a number of responses, or after a given one. */
export async function listResponses(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  { limit, offset = 0, ...stretch }: Stretch & { limit: number; offset?: number },
): Promise<(ResponseRow & { place: ResponsePlace })[]> {
  const rows = await db
    .select({ ...columns, at: exactly(formResponses.createdAt) })
    .from(formResponses)
    .leftJoin(meetings, ofSameBooking)
    .where(and(matches(key, filter), isWithin(stretch)))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .offset(offset)
    .limit(limit)
  return rows.map(({ at, ...row }) => ({ ...row, place: { at, id: row.id } }))
}

/** An instant as an ISO text to the microsecond. */
export const exactly = (instant: PgColumn): SQL<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export function isWithin({ after, until }: Stretch): SQL | undefined {
  const place = sql`(${formResponses.createdAt}, ${formResponses.id})`
  const value = ({ at, id }: ResponsePlace) => sql`(${at}::timestamptz, ${id}::uuid)`
  return and(after && sql`${place} < ${value(after)}`, until && sql`${place} >= ${value(until)}`)
}

/** The last of so many responses of a form, whatever a filter finds among them; null for those that are all. */
export async function findStretchEnd(
  db: Database,
  { owner, formId }: FormKey,
  { after, count }: { after?: ResponsePlace | undefined; count: number },
): Promise<ResponsePlace | null> {
  const [row] = await db
    .select({ at: exactly(formResponses.createdAt), id: formResponses.id })
    .from(formResponses)
    .where(and(inArray(formResponses.formId, ownedFormId(owner, formId)), isWithin({ after })))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .offset(count - 1)
    .limit(1)
  return row ?? null
}

/** True when one of a form's responses was sent by a program. */
export async function hasProgramResponses(db: Database, key: FormKey): Promise<boolean> {
  const [row] = await db
    .select({ id: formResponses.id })
    .from(formResponses)
    .where(and(matches(key, {}), eq(formResponses.byProgram, true)))
    .limit(1)
  return row !== undefined
}

/** Finds a response with its questions as they were; null for responses from before they were stored. */
export async function findResponse(db: Database, owner: OwnerId, id: string) {
  const [row] = await listDetails(db, owner, eq(formResponses.id, id))
  return row ?? null
}

/** The same of several, newest first; what is not among the form's is left out. */
export function findResponses(db: Database, { owner, formId }: FormKey, ids: string[]) {
  return listDetails(db, owner, and(eq(formResponses.formId, formId), inArray(formResponses.id, ids)))
}

function listDetails(db: Database, owner: OwnerId, where: SQL | undefined) {
  return db
    .select({ ...columns, formId: forms.id, formTitle: forms.title, questions: formVersions.questions })
    .from(formResponses)
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .leftJoin(meetings, ofSameBooking)
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.hash, formResponses.versionHash)),
    )
    .where(where)
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
}

/** The responses that name a booking, the last one first: answers to the questions of its page, before those to a form that led there. */
export function listResponsesOfBooking(db: Database, owner: string, bookingId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: formResponses.id })
    .from(formResponses)
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .where(eq(formResponses.bookingId, bookingId))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
}

/**
 * Lists the answers given with a booking or before it, for the holder of its link. Only those of the attendee's own address: the link
 * from a form to its page may have been passed on.
 */
export function listAnswersOfBooking(db: Database, bookingId: string) {
  return db
    .select({
      id: formResponses.id,
      formId: formResponses.formId,
      responses: formResponses.responses,
      questions: formVersions.questions,
    })
    .from(formResponses)
    .innerJoin(timeSlotBookings, eq(timeSlotBookings.id, formResponses.bookingId))
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.hash, formResponses.versionHash)),
    )
    .where(
      and(
        eq(formResponses.bookingId, bookingId),
        sql`lower(${formResponses.respondentEmail}) = lower(${timeSlotBookings.attendeeEmail})`,
      ),
    )
    .orderBy(asc(formResponses.createdAt), asc(formResponses.id))
}

type NeighbourRow = { newer: string | null; older: string | null; isSpam: boolean }

/**
 * Finds the responses right above and below one in its list; null at either end. Returns null if it is not this
 * owner's.
 */
export async function findNeighbours(db: Database, owner: OwnerId, id: string): Promise<NeighbourRow | null> {
  const rows = await db.execute(sql`
    select (
        select n.id from form_responses n
        where n.form_id = r.form_id and n.is_spam = r.is_spam and (n.created_at, n.id) > (r.created_at, r.id)
        order by n.created_at, n.id limit 1
      ) as "newer", (
        select n.id from form_responses n
        where n.form_id = r.form_id and n.is_spam = r.is_spam and (n.created_at, n.id) < (r.created_at, r.id)
        order by n.created_at desc, n.id desc limit 1
      ) as "older", r.is_spam as "isSpam"
    from form_responses r join forms f on f.id = r.form_id and f.user_id = ${owner} where r.id = ${id}`)
  return rowsOf<NeighbourRow>(rows)[0] ?? null
}

/** Finds the form of a response and locks it until the end of the transaction; null if it is not this owner's. */
export async function holdFormOfResponse(tx: Database, owner: OwnerId, id: string) {
  const [row] = await tx
    .select({ formId: forms.id, slug: forms.slug })
    .from(forms)
    .innerJoin(formResponses, eq(formResponses.formId, forms.id))
    .where(and(eq(formResponses.id, id), eq(forms.userId, owner)))
    .for('no key update', { of: forms })
  return row ?? null
}

/**
 * Deletes all of these, or none if one of them does not exist; each id may occur once. Their versions of the form stay,
 * because other responses may refer to them.
 */
export async function deleteResponses(db: Database, key: FormKey, ids: string[]): Promise<boolean> {
  const found = allOrNone(db, key, ids)
  const rows = await db.with(found.held).delete(formResponses).where(found.where).returning({ id: formResponses.id })
  return rows.length === ids.length
}

/** Marks all of these, or none if one of them does not exist; each id may occur once. Those already marked stay so. */
export async function markResponses(db: Database, key: FormKey, ids: string[], isSpam: boolean): Promise<boolean> {
  const found = allOrNone(db, key, ids)
  const rows = await db
    .with(found.held)
    .update(formResponses)
    .set({ isSpam, markedAt: sql`now()` })
    .where(found.where)
    .returning({ id: formResponses.id })
  return rows.length === ids.length
}

/** Locks rows in a fixed order, so that concurrent calls cannot deadlock. */
function allOrNone(db: Database, { owner, formId }: FormKey, ids: string[]) {
  const held = db.$with('held').as(
    db
      .select({ id: formResponses.id })
      .from(formResponses)
      .where(and(inArray(formResponses.formId, ownedFormId(owner, formId)), inArray(formResponses.id, ids)))
      .orderBy(asc(formResponses.id))
      .for('update'),
  )
  const isWhole = eq(sql`(select count(*) from ${held})`, ids.length)
  return { held, where: and(inArray(formResponses.id, db.select({ id: held.id }).from(held)), isWhole) }
}
