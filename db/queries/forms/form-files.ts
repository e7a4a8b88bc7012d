import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formFiles, formResponses, forms } from '@/db/schema'
import { MAX_UNCLAIMED_OF_FORM, MAX_UNCLAIMED_OF_NETWORK } from '@/lib/shared/forms/files'
import { isOpenAccount } from '../accounts/open-account'
import { rowsOf } from '../rows'

export type FileRow = typeof formFiles.$inferSelect
type Sender = { formId: string; network: string }
export type NewFile = Pick<FileRow, 'id' | 'questionId' | 'name' | 'type' | 'size' | 'key'> & Sender & { now: Date }
export type FileFacts = Pick<FileRow, 'id' | 'questionId' | 'name' | 'type' | 'size'>
export type StoredObject = Pick<FileRow, 'id' | 'key'>

const FACTS = {
  id: formFiles.id,
  questionId: formFiles.questionId,
  name: formFiles.name,
  type: formFiles.type,
  size: formFiles.size,
}

/** Before its object is written. False where its form or its network has too many files that no response names. */
export function insertArrivingFile(db: Database, { now, ...file }: NewFile): Promise<boolean> {
  return db.transaction(async (tx) => {
    for (const key of [file.formId, file.network]) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    }
    if (!(await hasRoomForFile(tx, file, file.size))) return false
    await tx.insert(formFiles).values({ ...file, state: 'arriving', createdAt: now })
    return true
  })
}

/** False where so many bytes more, which no response names, would be too many for the form or the network. */
export async function hasRoomForFile(db: Database, { formId, network }: Sender, size: number): Promise<boolean> {
  const isUnclaimed = sql`response_id is null and claimed_at is null and state <> 'leaving'`
  const rows = await db.execute(sql`
    select coalesce((select sum(size) from form_files where form_id = ${formId}::uuid and ${isUnclaimed}), 0)
        + ${size} <= ${MAX_UNCLAIMED_OF_FORM}
      and coalesce((select sum(size) from form_files where network = ${network} and ${isUnclaimed}), 0)
        + ${size} <= ${MAX_UNCLAIMED_OF_NETWORK} as "hasRoom"`)
  return rowsOf<{ hasRoom: boolean }>(rows)[0]?.hasRoom ?? false
}

/** Once its object is written. False when its form was deleted meanwhile. */
export async function keepFile(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(formFiles)
    .set({ state: 'kept' })
    .where(and(eq(formFiles.id, id), eq(formFiles.state, 'arriving'), isNotNull(formFiles.formId)))
    .returning({ id: formFiles.id })
  return rows.length > 0
}

/** Those of the ids that a response to this form may name. */
export function listClaimableFiles(db: Database, formId: string, ids: readonly string[]): Promise<FileFacts[]> {
  const isFree = and(eq(formFiles.state, 'kept'), isNull(formFiles.responseId), isNull(formFiles.claimedAt))
  return db
    .select(FACTS)
    .from(formFiles)
    .where(and(eq(formFiles.formId, formId), inArray(formFiles.id, [...ids]), isFree))
}

/** The files of responses, in the order in which they came. */
export function listFilesOf(
  db: Database,
  formId: string,
  responseIds: readonly string[],
): Promise<(FileFacts & { responseId: string })[]> {
  if (responseIds.length === 0) return Promise.resolve([])
  const responseId = sql<string>`${formFiles.responseId}`
  return db
    .select({ ...FACTS, responseId })
    .from(formFiles)
    .where(and(eq(formFiles.formId, formId), inArray(formFiles.responseId, [...responseIds])))
    .orderBy(asc(formFiles.createdAt), asc(formFiles.id))
}

/** A file that a response of this owner names, once it has arrived. */
export async function findOwnFile(db: Database, owner: OwnerId, id: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: formFiles.id })
    .from(formFiles)
    .innerJoin(formResponses, eq(formResponses.id, formFiles.responseId))
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .where(and(eq(formFiles.id, id), eq(formFiles.state, 'kept')))
  return row ?? null
}

/** For the holder of a signed link, while a response names it. */
export async function findFileToSend(
  db: Database,
  id: string,
): Promise<Pick<FileRow, 'name' | 'type' | 'size' | 'key'> | null> {
  const [row] = await db
    .select({ name: formFiles.name, type: formFiles.type, size: formFiles.size, key: formFiles.key })
    .from(formFiles)
    .where(and(eq(formFiles.id, id), eq(formFiles.state, 'kept'), isNotNull(formFiles.responseId)))
  return row ?? null
}

/** Gives a file up whose object could not be written; the sweep deletes what there is of it. */
export async function giveUpFile(db: Database, id: string): Promise<void> {
  await db.update(formFiles).set({ state: 'leaving' }).where(eq(formFiles.id, id))
}

/**
 * Marks files that no response names: those whose response or form is deleted, and those that none has named before
 * `unclaimedBefore`. From then on none can. Marked ones are listed again until they are deleted.
 */
export async function markLeavingFiles(db: Database, unclaimedBefore: Date, portion: number): Promise<StoredObject[]> {
  const isLoose = and(
    isNull(formFiles.responseId),
    or(
      eq(formFiles.state, 'leaving'),
      isNull(formFiles.formId),
      isNotNull(formFiles.claimedAt),
      lt(formFiles.createdAt, unclaimedBefore),
    ),
  )
  const chosen = db
    .select({ id: formFiles.id })
    .from(formFiles)
    .where(isLoose)
    .orderBy(asc(formFiles.createdAt))
    .limit(portion)
    .for('update', { skipLocked: true })
  return db
    .update(formFiles)
    .set({ state: 'leaving' })
    .where(inArray(formFiles.id, chosen))
    .returning({ id: formFiles.id, key: formFiles.key })
}

/** Once their objects are deleted. */
export async function deleteLeftFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(formFiles).where(and(inArray(formFiles.id, [...ids]), eq(formFiles.state, 'leaving')))
}

/** The form, open or closed, that takes files for one of its questions. */
export type FileQuestion = {
  formId: string
  /** Epoch milliseconds. */
  closesAt: number | null
  maxResponses: number | null
  responseCount: number
  /** The kinds that the question asks for, as they are stored; null for any. */
  kinds: unknown
}

const QUESTION = sql`f.id as "formId", (extract(epoch from f.closes_at) * 1000)::float8 as "closesAt",
      f.max_responses as "maxResponses", case when f.max_responses is null then 0 else f.taken end as "responseCount",
      to_jsonb(q) -> 'settings' -> 'kinds' as "kinds"`

const asks = (questionId: string): SQL =>
  sql`join form_questions q on q.form_id = f.id and q.id = ${questionId}::uuid and q.question_type = 'file'`

/** A question of a published form, unless its owner's account is closed. */
export async function findFileQuestion(db: Database, slug: string, questionId: string): Promise<FileQuestion | null> {
  const rows = await db.execute(sql`
    select ${QUESTION} from forms f
    join users u on u.id = f.user_id and ${isOpenAccount(sql`u`)}
    ${asks(questionId)}
    where f.slug = ${slug} and f.is_published`)
  return rowsOf<FileQuestion>(rows)[0] ?? null
}

/** A question of the form that a page asks, which need not be published nor open. */
export async function findFileQuestionOfPage(
  db: Database,
  pageId: string,
  questionId: string,
): Promise<FileQuestion | null> {
  const rows = await db.execute(sql`
    select ${QUESTION} from time_slot_pages p join forms f on f.id = p.form_id and f.user_id = p.user_id
    ${asks(questionId)}
    where p.id = ${pageId}::uuid`)
  return rowsOf<FileQuestion>(rows)[0] ?? null
}
