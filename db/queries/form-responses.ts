import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { formResponses, forms, formVersions, meetings, type QuestionSnapshot } from '../schema'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'
import { rowsOf } from './rows'

export type ResponseRow = Pick<
  typeof formResponses.$inferSelect,
  'id' | 'respondentName' | 'respondentEmail' | 'responses' | 'createdAt'
> & { booking: (Pick<typeof meetings.$inferSelect, 'title' | 'startTime' | 'status'> & { meetingId: string }) | null }
/** `spam`: what a program sent, and none but that; else all but that. */
export type ResponseListFilter = { q?: string; from?: Date; to?: Date; spam?: boolean }

const columns = {
  id: formResponses.id,
  respondentName: formResponses.respondentName,
  respondentEmail: formResponses.respondentEmail,
  responses: formResponses.responses,
  createdAt: formResponses.createdAt,
  booking: { meetingId: meetings.id, title: meetings.title, startTime: meetings.startTime, status: meetings.status },
}

/** The meeting that was booked with a response. */
const ofSameBooking = eq(meetings.bookingId, formResponses.bookingId)

/** Newest first. */
export async function listResponses(
  db: Database,
  key: FormKey,
  filter: ResponseListFilter,
  window: { limit?: number; offset: number },
): Promise<ResponseRow[]> {
  const query = db
    .select(columns)
    .from(formResponses)
    .leftJoin(meetings, ofSameBooking)
    .where(matches(key, filter))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .offset(window.offset)
  return window.limit === undefined ? query : query.limit(window.limit)
}

/** For any query on the table of responses: which of a form's it is about. */
export function matches(
  { owner, formId }: FormKey,
  { q, from, to, spam = false }: ResponseListFilter,
): SQL | undefined {
  return and(
    inArray(formResponses.formId, ownedFormId(owner, formId)),
    eq(formResponses.isSpam, spam),
    from && gte(formResponses.createdAt, from),
    to && lt(formResponses.createdAt, to),
    q ? holds(q) : undefined,
  )
}

/** Looks for a text in the name, the address, the answers, and the labels of the options that were chosen. */
function holds(q: string): SQL {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${formResponses.respondentName} ilike ${like} or ${formResponses.respondentEmail} ilike ${like}
    or exists (
      select from jsonb_each(${formResponses.responses}) as answer (id, value)
      where jsonb_typeof(answer.value) <> 'array' and answer.value #>> '{}' ilike ${like}
    )
    or exists (
      select from ${formVersions}, jsonb_array_elements(${formVersions.questions}) as question,
        jsonb_array_elements(question -> 'options') as option
      where ${formVersions.formId} = ${formResponses.formId} and ${formVersions.hash} = ${formResponses.versionHash}
        and option ->> 'label' ilike ${like}
        and jsonb_exists(${formResponses.responses} -> (question ->> 'id'), option ->> 'value')
    ))`
}

/** A response with the questions as they were; those are null in what was stored before they were kept. */
export async function findResponse(db: Database, owner: OwnerId, id: string) {
  const [row] = await db
    .select({ ...columns, formId: forms.id, formTitle: forms.title, questions: formVersions.questions })
    .from(formResponses)
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .leftJoin(meetings, ofSameBooking)
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.hash, formResponses.versionHash)),
    )
    .where(eq(formResponses.id, id))
  return row ?? null
}

/** The id of what was answered with a booking. */
export async function findResponseOfBooking(db: Database, owner: OwnerId, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: formResponses.id })
    .from(formResponses)
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .where(eq(formResponses.bookingId, bookingId))
  return row?.id ?? null
}

/** What was answered with a booking, for whoever holds the key to it: they gave these answers themselves. */
export async function findAnswersOfBooking(db: Database, bookingId: string) {
  const [row] = await db
    .select({ responses: formResponses.responses, questions: formVersions.questions })
    .from(formResponses)
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.hash, formResponses.versionHash)),
    )
    .where(eq(formResponses.bookingId, bookingId))
  return row ?? null
}

/** The wordings under which the responses of a form were given, the last one used first. */
export async function listUsedVersions(db: Database, { owner, formId }: FormKey): Promise<QuestionSnapshot[][]> {
  const rows = await db.execute(sql`
    select v.questions from form_versions v join (
      select version_hash, max(created_at) as used_at from form_responses
      where form_id in ${ownedFormId(owner, formId)} and not is_spam group by version_hash
    ) used on used.version_hash = v.hash
    where v.form_id = ${formId} order by used.used_at desc, v.hash`)
  return rowsOf<{ questions: QuestionSnapshot[] }>(rows).map(({ questions }) => questions)
}

type NeighbourRow = { newer: string | null; older: string | null; isSpam: boolean }

/** The responses that its list shows right above and below one; null where it ends. Null as a whole: not this owner's. */
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

/** Answers the slug of its form, or null when it was none of this owner's. */
export async function deleteResponse(db: Database, owner: OwnerId, id: string): Promise<string | null> {
  const own = db.select({ id: forms.id }).from(forms).where(eq(forms.userId, owner))
  const [row] = await db
    .delete(formResponses)
    .where(and(eq(formResponses.id, id), inArray(formResponses.formId, own)))
    .returning({ slug: sql<string>`(select slug from forms where forms.id = form_id)` })
  return row?.slug ?? null
}

/**
 * All of these, each named once, or none where one of them is not there. The wordings they were given under stay: other
 * responses may name them.
 */
export async function deleteResponses(db: Database, key: FormKey, ids: string[]): Promise<boolean> {
  const found = allOrNone(db, key, ids)
  const rows = await db.with(found.held).delete(formResponses).where(found.where).returning({ id: formResponses.id })
  return rows.length === ids.length
}

/** All of these, each named once, or none where one of them is not there. One that is what it shall be stays so. */
export async function markResponses(db: Database, key: FormKey, ids: string[], isSpam: boolean): Promise<boolean> {
  const found = allOrNone(db, key, ids)
  const rows = await db
    .with(found.held)
    .update(formResponses)
    .set({ isSpam })
    .where(found.where)
    .returning({ id: formResponses.id })
  return rows.length === ids.length
}

/** Held in one order, so that two such calls wait for each other and never for ever. */
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
