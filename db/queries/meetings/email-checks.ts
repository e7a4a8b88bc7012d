import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { emailChecks } from '@/db/schema'

/** A code beside the one before, in place of the one before that. */
export async function writeEmailCheck(
  tx: Database,
  { key, codeHash, expiresAt }: { key: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { codeHash, expiresAt, tries: 0 }
  const former = { formerCodeHash: emailChecks.codeHash, formerExpiresAt: emailChecks.expiresAt }
  await tx
    .insert(emailChecks)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: emailChecks.key, set: { ...former, ...fresh } })
}

/** True for a right code. A wrong one is a try, also when many are sent at once; after `maxTries` none is right. */
export async function tryEmailCode(
  db: Database,
  { key, codeHash, maxTries, now }: { key: string; codeHash: string; maxTries: number; now: Date },
): Promise<boolean> {
  const isFormer = and(eq(emailChecks.formerCodeHash, codeHash), gt(emailChecks.formerExpiresAt, now))
  const isRight = sql<boolean>`coalesce(${or(eq(emailChecks.codeHash, codeHash), isFormer)}, false)`
  const [row] = await db
    .update(emailChecks)
    .set({ tries: sql`${emailChecks.tries} + case when ${isRight} then 0 else 1 end` })
    .where(and(eq(emailChecks.key, key), gt(emailChecks.expiresAt, now), lt(emailChecks.tries, maxTries)))
    .returning({ isRight })
  return row?.isRight === true
}

/** Uses up a code that was right; false when another request has done so. */
export async function takeEmailCode(
  tx: Database,
  { key, codeHash }: { key: string; codeHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(emailChecks)
    .set({
      codeHash: sql`case ${emailChecks.codeHash} when ${codeHash} then '' else ${emailChecks.codeHash} end`,
      formerCodeHash: sql`nullif(${emailChecks.formerCodeHash}, ${codeHash})`,
    })
    .where(
      and(eq(emailChecks.key, key), or(eq(emailChecks.codeHash, codeHash), eq(emailChecks.formerCodeHash, codeHash))),
    )
    .returning({ key: emailChecks.key })
  return rows.length > 0
}
