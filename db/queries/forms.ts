import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { forms } from '../schema'

export type FormRow = typeof forms.$inferSelect & { questionCount: number; responseCount: number; spamCount: number }
export type FormFields = Pick<
  typeof forms.$inferInsert,
  | 'slug'
  | 'title'
  | 'description'
  | 'isPublished'
  | 'theme'
  | 'closesAt'
  | 'maxResponses'
  | 'closedText'
  | 'notify'
  | 'nextPageId'
>

const owned = (owner: OwnerId, id: string) => and(eq(forms.id, id), eq(forms.userId, owner))

/** What a program sent is in no count. */
const withCounts = {
  ...getTableColumns(forms),
  questionCount: sql<number>`(select count(*)::int from form_questions q where q.form_id = ${forms}.id)`,
  responseCount: sql<number>`(
    select count(*)::int from form_responses r where r.form_id = ${forms}.id and not r.is_spam)`,
  spamCount: sql<number>`(select count(*)::int from form_responses r where r.form_id = ${forms}.id and r.is_spam)`,
}

export async function listForms(db: Database, owner: OwnerId): Promise<FormRow[]> {
  return db.select(withCounts).from(forms).where(eq(forms.userId, owner)).orderBy(desc(forms.createdAt), forms.id)
}

export async function findForm(db: Database, owner: OwnerId, id: string): Promise<FormRow | null> {
  const [row] = await db.select(withCounts).from(forms).where(owned(owner, id))
  return row ?? null
}

/** Answers the new form's id, or null when the slug is taken. */
export async function createForm(db: Database, owner: OwnerId, fields: FormFields): Promise<string | null> {
  const [row] = await db
    .insert(forms)
    .values({ ...fields, userId: owner })
    .onConflictDoNothing({ target: forms.slug })
    .returning({ id: forms.id })
  return row?.id ?? null
}

/**
 * Dates the form, and changes what is given of it. In a transaction it also holds the form until the end: two changes of
 * one form's questions come one after the other. A form that changes to one mail a day tells nothing of what came before.
 * Answers the slug, or null when it is not this owner's.
 */
export async function updateForm(
  tx: Database,
  owner: OwnerId,
  id: string,
  changes: Partial<Omit<FormFields, 'slug'>>,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .update(forms)
    .set({ ...changes, ...(changes.notify === 'daily' && { digestSentAt: digestStart(now) }), updatedAt: now })
    .where(owned(owner, id))
    .returning({ slug: forms.slug })
  return row?.slug ?? null
}

function digestStart(now: Date): SQL {
  return sql`case when ${forms.notify} = 'daily' then ${forms.digestSentAt} else ${now.toISOString()}::timestamptz end`
}

/** With its questions, rules and responses. Answers the slug of what was deleted, or null when nothing was this owner's. */
export async function deleteForm(db: Database, owner: OwnerId, id: string): Promise<string | null> {
  const [row] = await db.delete(forms).where(owned(owner, id)).returning({ slug: forms.slug })
  return row?.slug ?? null
}

/** For queries on what belongs to a form: its id, if it is this owner's. */
export function ownedFormId(owner: OwnerId, id: string): SQL {
  return sql`(select id from forms where id = ${id} and user_id = ${owner})`
}
