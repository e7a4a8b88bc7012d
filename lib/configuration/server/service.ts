import { type Database, database, hasOneConnection } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { lockSettings } from '@/db/queries/accounts/settings'
import { lockForms } from '@/db/queries/forms/all-questions'
import type { MadeBooking } from '@/db/queries/pages/made-bookings'
import { holdPages } from '@/db/queries/pages/page-forms'
import { retryTransaction } from '@/db/retry'
import { readCalendars } from '@/lib/calendars/connecting/read-chosen'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { withoutChangedPages } from '@/lib/request/changed-pages'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { Plan } from '../api-shapes'
import { countChanges, MAX_AT_ONCE } from '../changes-at-once'
import { findDifferences } from '../differences'
import type { ApplyInput, PlanInput } from '../schema'
import { type Change, effectsOf, readJudgedBookings, readScene } from './effects'
import { readConfiguration, type Stored } from './read'
import { writeConfiguration } from './write'
import { startWriting } from './writing'

/** What a document changes; its effect is computed outside of the transaction, in which others may have to wait. */
type Written = Change & { version: string; bookings: readonly MadeBooking[] }

/** The account, and who is signed in for it; null for a program. */
type Writer = { owner: OwnerId; person: PersonId | null }

/**
 * Tells what applying would change, and its effect. Stores nothing: it applies in a transaction that is rolled back, so that it
 * refuses what `apply` refuses.
 */
export function planConfiguration(writer: Writer, input: PlanInput, now: Date): Promise<Plan> {
  return withoutChangedPages(() =>
    planOf(
      retryTransaction(database(), async (tx): Promise<Written> => {
        throw new RolledBack(await write(tx, writer, input, now))
      }),
      now,
    ),
  )
}

/** Applies a document in one transaction. Throws 409 when the account is not at the version that was planned with. */
export async function applyConfiguration(writer: Writer, input: ApplyInput, now: Date): Promise<Plan> {
  const plan = await planOf(
    withOutbox((tx) => writeLocked(tx, writer, input, now)),
    now,
  )
  if (plan.differences.some(({ path }) => MAY_CHOOSE_CALENDARS.test(path))) readCalendars(writer.owner)
  return plan
}

const MAY_CHOOSE_CALENDARS = /^(pages\.[^.]+$|.*Calendars$)/

async function writeLocked(tx: Database, writer: Writer, input: ApplyInput, now: Date): Promise<Written> {
  const { owner } = writer
  await lockOwner(tx, owner)
  await lockSettings(tx, owner)
  // Forms before pages, as everywhere.
  await lockForms(tx, owner)
  await holdPages(tx, owner)
  const written = await write(tx, writer, input, now)
  // Nothing differs, so nothing gets a new date either.
  if (written.differences.length === 0) throw new RolledBack(written)
  return written
}

async function write(
  tx: Database,
  { owner, person }: Writer,
  input: PlanInput & { version?: string },
  now: Date,
): Promise<Written> {
  const stored = await readConfiguration(tx, owner)
  if (input.version !== undefined && input.version !== stored.version) {
    throw new AppError('changed', { message: CHANGED })
  }
  if (hasOneConnection()) refuseManyChanges(stored, input)
  const before = await readScene(tx, owner, stored, now)
  await writeConfiguration(startWriting(tx, { owner, person, now }, stored), input)
  const after = await readScene(tx, owner, await readConfiguration(tx, owner), now)
  const change = { before, after, differences: await findDifferences(stored.document, after.stored.document) }
  const bookings = await readJudgedBookings(tx, owner, change, now)
  const { version } = input.version === undefined ? stored : after.stored
  return { ...change, version, bookings }
}

function refuseManyChanges({ document }: Stored, input: PlanInput): void {
  const { pagesAndForms, questions, timeOff } = countChanges(document, input)
  const isTooMuch =
    pagesAndForms > MAX_AT_ONCE.pagesAndForms || questions > MAX_AT_ONCE.questions || timeOff > MAX_AT_ONCE.timeOff
  if (isTooMuch) {
    throw invalidField('document', check('tooManyChanges', MAX_AT_ONCE))
  }
}

const CHANGED = 'Pages, forms or settings have changed since the plan. Nothing was written. Plan again.'

/** Ends a transaction without a commit. */
class RolledBack extends Error {
  constructor(readonly written: Written) {
    super('Rolled back')
  }
}

async function planOf(transaction: Promise<Written>, now: Date): Promise<Plan> {
  const { version, bookings, ...change } = await transaction.catch((error: unknown) => {
    if (error instanceof RolledBack) return error.written
    throw error
  })
  return { version, differences: [...change.differences], effects: await effectsOf(change, bookings, now) }
}
