import { and, asc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formLogicRules, formQuestions } from '@/db/schema'
import { ownedFormId } from './forms'

export type QuestionRow = typeof formQuestions.$inferSelect
export type QuestionFields = Omit<typeof formQuestions.$inferInsert, 'formId'>
export type FormKey = { owner: OwnerId; formId: string }

const ofForm = ({ owner, formId }: FormKey): SQL => inArray(formQuestions.formId, ownedFormId(owner, formId))

/** Lists the questions in form order. */
export async function listQuestions(db: Database, key: FormKey): Promise<QuestionRow[]> {
  return db.select().from(formQuestions).where(ofForm(key)).orderBy(asc(formQuestions.order), asc(formQuestions.id))
}

export async function findQuestion(db: Database, key: FormKey, id: string): Promise<QuestionRow | null> {
  const [row] = await db
    .select()
    .from(formQuestions)
    .where(and(ofForm(key), eq(formQuestions.id, id)))
  return row ?? null
}

/** Inserts questions; those behind their places move down. One whose id is taken is left out. */
export async function insertQuestions(tx: Database, key: FormKey, questions: QuestionFields[]): Promise<QuestionRow[]> {
  const [first] = questions
  if (!first) return []
  await tx
    .update(formQuestions)
    .set({ order: sql`${formQuestions.order} + ${questions.length}` })
    .where(and(ofForm(key), gte(formQuestions.order, first.order)))
  return tx
    .insert(formQuestions)
    .values(questions.map((question) => ({ ...question, formId: key.formId })))
    .onConflictDoNothing({ target: formQuestions.id })
    .returning()
}

export async function updateQuestion(
  tx: Database,
  key: FormKey,
  id: string,
  changes: Partial<QuestionFields>,
): Promise<QuestionRow | null> {
  const [row] = await tx
    .update(formQuestions)
    // The id stays what it is; without any value to set there would be no statement.
    .set({ ...changes, id })
    .where(and(ofForm(key), eq(formQuestions.id, id)))
    .returning()
  return row ?? null
}

/** Rules that name it go with it, and those behind it move up. Null when the form has no such question. */
export async function deleteQuestion(tx: Database, key: FormKey, id: string): Promise<QuestionRow | null> {
  const [row] = await tx
    .delete(formQuestions)
    .where(and(ofForm(key), eq(formQuestions.id, id)))
    .returning()
  if (!row) return null
  const named = JSON.stringify([{ questionId: id }])
  const { conditions, actions } = formLogicRules
  await tx
    .delete(formLogicRules)
    .where(
      and(
        inArray(formLogicRules.formId, ownedFormId(key.owner, key.formId)),
        sql`(${conditions} @> ${named}::jsonb or ${actions} @> ${named}::jsonb)`,
      ),
    )
  await tx
    .update(formQuestions)
    .set({ order: sql`${formQuestions.order} - 1` })
    .where(and(ofForm(key), gt(formQuestions.order, row.order)))
  return row
}

/** Orders the questions as their ids are in the list. */
export async function orderQuestions(tx: Database, key: FormKey, ids: string[]): Promise<void> {
  const place = sql`(select p.place::int - 1 from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    with ordinality as p (id, place) where p.id::uuid = ${formQuestions}.id)`
  await tx.update(formQuestions).set({ order: place }).where(ofForm(key))
}
