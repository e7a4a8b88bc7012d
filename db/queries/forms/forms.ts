import { and, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formResponses, forms } from '@/db/schema'
import type { Language } from '@/lib/shared/languages'
import type { ListOrder, TitledListQuery } from '@/lib/shared/list-order'
import { inOrder, isTitledLike } from '../titled-lists'

export type FormRow = typeof forms.$inferSelect &
  Record<'questionCount' | 'responseCount' | 'newCount' | 'spamCount', number>
export type FormFields = Pick<
  typeof forms.$inferInsert,
  | 'slug'
  | 'title'
  | 'description'
  | 'textLanguage'
  | 'translations'
  | 'isPublished'
  | 'theme'
  | 'closesAt'
  | 'maxResponses'
  | 'closedText'
  | 'thanksText'
  | 'submitLabel'
  | 'endings'
  | 'respondentMail'
  | 'notify'
  | 'nextPageId'
  | 'ownPageOnly'
  | 'showOnProfile'
  | 'retentionDays'
>

const owned = (owner: OwnerId, id: string) => and(eq(forms.id, id), eq(forms.userId, owner))

/** `responseCount` and `newCount` leave out spam. One scan of an index of the form's responses counts all three. */
async function listWithCounts(db: Database, where: SQL | undefined, order?: ListOrder): Promise<FormRow[]> {
  const counted = db
    .select({
      responseCount: sql<number>`(count(*) filter (where not is_spam))::int`.as('response_count'),
      newCount: sql<number>`(count(*) filter (where not is_spam and status = 'new'))::int`.as('new_count'),
      spamCount: sql<number>`(count(*) filter (where is_spam))::int`.as('spam_count'),
    })
    .from(formResponses)
    .where(eq(formResponses.formId, forms.id))
    .as('counted')
  return db
    .select({
      ...getTableColumns(forms),
      questionCount: sql<number>`(select count(*)::int from form_questions q where q.form_id = ${forms}.id)`,
      responseCount: counted.responseCount,
      newCount: counted.newCount,
      spamCount: counted.spamCount,
    })
    .from(forms)
    .crossJoinLateral(counted)
    .where(where)
    .orderBy(...inOrder(forms, order))
}

export function listForms(
  db: Database,
  owner: OwnerId,
  { updatedSince, q, order }: TitledListQuery = {},
): Promise<FormRow[]> {
  const isSince = updatedSince && gte(forms.updatedAt, updatedSince)
  return listWithCounts(db, and(eq(forms.userId, owner), isSince, isTitledLike(forms, q)), order)
}

export async function findForm(db: Database, owner: OwnerId, id: string): Promise<FormRow | null> {
  const [row] = await listWithCounts(db, owned(owner, id))
  return row ?? null
}

/** Finds a form by its slug, if it is this owner's, without counting responses. */
export async function findFormId(db: Database, owner: OwnerId, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.slug, slug), eq(forms.userId, owner)))
  return row?.id ?? null
}

/** The ids of its endings; none for a form that is not this owner's. */
export async function listEndingIds(db: Database, owner: OwnerId, id: string): Promise<string[]> {
  return ((await findCustomTexts(db, owner, id))?.endings ?? []).map((ending) => ending.id)
}

/** The owner's words that come after an answer. */
export async function findCustomTexts(db: Database, owner: OwnerId, id: string): Promise<CustomTexts | null> {
  const { endings, respondentMail } = forms
  const [row] = await db.select({ endings, respondentMail }).from(forms).where(owned(owner, id))
  return row ?? null
}

export type CustomTexts = Pick<typeof forms.$inferSelect, 'endings' | 'respondentMail'>

/** Finds the slug of a form, if it is this owner's, without counting responses. */
export async function findFormSlug(db: Database, owner: OwnerId, id: string): Promise<string | null> {
  const [row] = await db.select({ slug: forms.slug }).from(forms).where(owned(owner, id))
  return row?.slug ?? null
}

/**
 * The same, and locks the form until the end of the transaction. Lock it before you change its responses: a trigger
 * counts them in the form's row, and a fixed order of locks prevents deadlocks.
 */
export async function holdFormSlug(tx: Database, owner: OwnerId, id: string): Promise<string | null> {
  const [row] = await tx.select({ slug: forms.slug }).from(forms).where(owned(owner, id)).for('no key update')
  return row?.slug ?? null
}

/** Returns the new form's id, or null when the slug is taken. */
export async function createForm(db: Database, owner: OwnerId, fields: FormFields): Promise<string | null> {
  const [row] = await db
    .insert(forms)
    .values({ ...fields, noticesChosen: fields.notify !== undefined, userId: owner })
    .onConflictDoNothing({ target: forms.slug })
    .returning({ id: forms.id })
  return row?.id ?? null
}

/**
 * Sets the given fields and the form's date. In a transaction it also locks the form until the end, so that changes of
 * one form's questions are serialized. A form that changes to one email a day does not report earlier responses.
 * Returns the slug, or null when it is not this owner's.
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
    .set({
      ...changes,
      ...(changes.notify !== undefined && { noticesChosen: true }),
      ...(changes.notify === 'daily' && { digestSentAt: digestStart(now) }),
      updatedAt: now,
    })
    .where(owned(owner, id))
    .returning({ slug: forms.slug })
  return row?.slug ?? null
}

function digestStart(now: Date): SQL {
  return sql`case when ${forms.notify} = 'daily' then ${forms.digestSentAt} else ${now.toISOString()}::timestamptz end`
}

/** Deletes a form with its questions, rules and responses. Returns its slug, or null when it is not this owner's. */
export async function deleteForm(db: Database, owner: OwnerId, id: string): Promise<string | null> {
  const [row] = await db.delete(forms).where(owned(owner, id)).returning({ slug: forms.slug })
  return row?.slug ?? null
}

/** For queries on what belongs to a form: its id, if it is this owner's. */
export function ownedFormId(owner: OwnerId, id: string): SQL {
  return sql`(select id from forms where id = ${id} and user_id = ${owner})`
}

/** Adds languages without translations to those that the form has. */
export async function addFormLanguages(
  tx: Database,
  owner: OwnerId,
  id: string,
  languages: readonly Language[],
): Promise<void> {
  const added = JSON.stringify(Object.fromEntries(languages.map((language) => [language, {}])))
  await tx
    .update(forms)
    .set({ translations: sql`${added}::jsonb || ${forms.translations}` })
    .where(owned(owner, id))
}
