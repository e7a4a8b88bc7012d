import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { lockSettings } from '@/db/queries/accounts/settings'
import { lockForms } from '@/db/queries/forms/all-questions'
import { holdPages } from '@/db/queries/pages/page-forms'
import { retryTransaction } from '@/db/retry'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { withoutChangedPages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import type { Plan } from '../api-shapes'
import { findDifferences } from '../differences'
import type { ApplyInput, PlanInput } from '../schema'
import { readEffects, readScene } from './effects'
import { readConfiguration } from './read'
import { writeConfiguration } from './write'
import { startWriting } from './writing'

/**
 * Tells what applying would change, and its effect. Stores nothing: it applies in a transaction that is rolled back, so that it
 * refuses what `apply` refuses.
 */
export function planConfiguration(owner: OwnerId, input: PlanInput, now: Date): Promise<Plan> {
  return withoutChangedPages(() => rolledBack((tx) => write(tx, owner, input, now)))
}

/** Applies a document in one transaction. Throws 409 when the account is not at the version that was planned with. */
export function applyConfiguration(owner: OwnerId, input: ApplyInput, now: Date): Promise<Plan> {
  return planOf(withOutbox((tx) => writeLocked(tx, owner, input, now)))
}

async function writeLocked(tx: Database, owner: OwnerId, input: ApplyInput, now: Date): Promise<Plan> {
  await lockOwner(tx, owner)
  await lockSettings(tx, owner)
  // Forms before pages, as everywhere.
  await lockForms(tx, owner)
  await holdPages(tx, owner)
  const plan = await write(tx, owner, input, now)
  // Nothing differs, so nothing gets a new date either.
  if (plan.differences.length === 0) throw new RolledBack(plan)
  return plan
}

async function write(tx: Database, owner: OwnerId, input: PlanInput & { version?: string }, now: Date): Promise<Plan> {
  const stored = await readConfiguration(tx, owner)
  if (input.version !== undefined && input.version !== stored.version) {
    throw new AppError('changed', { message: CHANGED })
  }
  const before = await readScene(tx, owner, stored, now)
  await writeConfiguration(startWriting(tx, owner, stored, now), input)
  const after = await readScene(tx, owner, await readConfiguration(tx, owner), now)
  const differences = findDifferences(stored.document, after.stored.document)
  const effects = await readEffects(tx, owner, { before, after, differences }, now)
  const { version } = input.version === undefined ? stored : after.stored
  return { version, differences, effects }
}

const CHANGED = 'Pages, forms or settings have changed since the plan. Nothing was written. Plan again.'

/** Ends a transaction without a commit. */
class RolledBack extends Error {
  constructor(readonly plan: Plan) {
    super('Rolled back')
  }
}

function rolledBack(work: (tx: Database) => Promise<Plan>): Promise<Plan> {
  return planOf(
    retryTransaction(database(), async (tx): Promise<Plan> => {
      throw new RolledBack(await work(tx))
    }),
  )
}

async function planOf(transaction: Promise<Plan>): Promise<Plan> {
  try {
    return await transaction
  } catch (error) {
    if (error instanceof RolledBack) return error.plan
    throw error
  }
}
