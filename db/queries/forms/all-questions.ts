import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formLogicRules, formQuestions, forms } from '@/db/schema'
import type { QuestionRow } from './form-questions'
import type { RuleRow } from './form-rules'

/** The questions of all forms of an owner, each form's in its order. */
export async function listAllQuestions(db: Database, owner: OwnerId): Promise<QuestionRow[]> {
  return db
    .select(getTableColumns(formQuestions))
    .from(formQuestions)
    .innerJoin(forms, eq(forms.id, formQuestions.formId))
    .where(eq(forms.userId, owner))
    .orderBy(asc(formQuestions.order), asc(formQuestions.id))
}

export async function listAllRules(db: Database, owner: OwnerId): Promise<RuleRow[]> {
  return db
    .select(getTableColumns(formLogicRules))
    .from(formLogicRules)
    .innerJoin(forms, eq(forms.id, formLogicRules.formId))
    .where(eq(forms.userId, owner))
    .orderBy(asc(formLogicRules.order), asc(formLogicRules.id))
}

/** Names questions that have no key. In a transaction that has locked the owner. */
export async function nameQuestions(
  tx: Database,
  owner: OwnerId,
  named: readonly { id: string; key: string }[],
): Promise<void> {
  await tx.execute(sql`
    update form_questions q set key = n.key
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (id uuid, key text), forms f
    where q.id = n.id and q.key is null and f.id = q.form_id and f.user_id = ${owner}`)
}

/** In a transaction: locks the forms of an owner, so that nobody changes them until it ends. */
export async function lockForms(tx: Database, owner: OwnerId): Promise<void> {
  await tx
    .select({ id: forms.id })
    .from(forms)
    .where(eq(forms.userId, owner))
    .orderBy(asc(forms.id))
    .for('no key update')
}
