import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { formLogicRules } from '@/db/schema'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'

export type RuleRow = typeof formLogicRules.$inferSelect
/** A rule as it is read with its form. */
export type RuleOfForm = Omit<RuleRow, 'formId' | 'order'>
export type RuleFields = Omit<typeof formLogicRules.$inferInsert, 'formId' | 'order'> & { id: string }

const ofForm = ({ owner, formId }: FormKey) => inArray(formLogicRules.formId, ownedFormId(owner, formId))

/** Lists the rules in order. */
export async function listRules(db: Database, key: FormKey): Promise<RuleRow[]> {
  return db.select().from(formLogicRules).where(ofForm(key)).orderBy(asc(formLogicRules.order), asc(formLogicRules.id))
}

/** Replaces the whole list. */
export async function replaceRules(tx: Database, key: FormKey, rules: RuleFields[]): Promise<void> {
  await tx.delete(formLogicRules).where(ofForm(key))
  if (rules.length === 0) return
  await tx.insert(formLogicRules).values(rules.map((rule, order) => ({ ...rule, formId: key.formId, order })))
}
