import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { findTeamHosts } from '@/db/queries/portability/hosts'
import { findTaken, insertRows, type OwnedTable } from '@/db/queries/portability/insert-rows'
import type { Noted } from '@/db/queries/portability/unfinished-rows'
import type { PlannedMail } from '@/lib/notices/timed-mails'
import { sha256 } from '@/lib/platform/sha256'
import { PARTS, type Part } from '@/lib/shared/portability'
import { uuidOf } from '@/lib/shared/text/uuid'
import type { ImportPlan } from '../api-shapes'
import type { Row } from '../rows'
import type { ErasedPeople } from './erased-people'
import { judgeLine } from './judge-line'
import { type CheckedZip, unreadableLine } from './read-zip'
import type { RolledBack } from './rolled-back'

/** Work of the caller before and after an import, in portions of its own (`run.portion`). A plan rolls them back. */
export type Steps = { before?: (run: Run) => Promise<void>; after?: (run: Run) => Promise<void> }

/** One attempt to import. */
export type Run = {
  /** The transaction of the portion. */
  tx: Database
  /**
   * Runs a portion of the work in a transaction: that of the whole import, or one of its own. In between others have their turn, and
   * nothing is read or written.
   */
  portion: (work: () => Promise<void>) => Promise<void>
  /** True if the same zip was begun before, and did not come to its end. */
  isResumed: boolean
  /** What is taken back when a later portion fails; null where a transaction does that. */
  written: Noted[] | null
  /** What a plan did in portions that were rolled back one by one; null where one transaction holds them all. */
  rolledBack: RolledBack | null
  /** Set in the last portion: nothing has to be taken back once it is committed. */
  hasEnded: boolean
  owner: OwnerId
  now: Date
  zip: CheckedZip
  keepsFiles: boolean
  /** Reminders and follow-ups of the bookings go out. */
  sendsReminders: boolean
  erased: ErasedPeople
  /** The zip is one that this server wrote: its bookings were made here, unless it says otherwise. */
  isOurs: boolean
  steps: Steps
  /** The ids of the export with those that their things have here. */
  known: Map<string, string>
  /** Responses of the export that files belong to: the others need not be known. */
  responsesWithFiles: Set<string>
  plan: Omit<ImportPlan, 'dryRun'>
  /** New ones, and those of a resumed import, with the page that follows. */
  nextPages: { id: string; nextPageId: string }[]
  limitedPages: Set<string>
  /** Bookings, by their ids here, that were taken by their time or their person: nothing is to come of them. */
  endedBookings: Set<string>
  /** Reminders and follow-ups that are to come, by the ids of their bookings here. */
  timedMails: Map<string, PlannedMail[]>
  /** Bookings of the export whose person was erased, with what another tool may have written about them in their meetings. */
  bareBookings: Map<string, { name: string; isImported: boolean }>
  /** The same of responses that files belong to. */
  bareResponses: Set<string>
  /** Who can be a host here; null for a person's account. Read at first. */
  teamHosts: TeamHosts | null
}

export type TeamHosts = NonNullable<Awaited<ReturnType<typeof findTeamHosts>>>

type Given = Pick<
  Run,
  | 'tx'
  | 'portion'
  | 'isResumed'
  | 'written'
  | 'rolledBack'
  | 'owner'
  | 'now'
  | 'zip'
  | 'keepsFiles'
  | 'sendsReminders'
  | 'erased'
  | 'isOurs'
  | 'steps'
>

export function beginRun(given: Given): Run {
  return {
    ...given,
    known: new Map(),
    responsesWithFiles: new Set(),
    plan: {
      createdAt: given.zip.manifest.createdAt,
      parts: Object.fromEntries(PARTS.map((part) => [part, { added: 0, kept: 0, skipped: 0 }])) as ImportPlan['parts'],
      erased: 0,
      renamed: [],
      conflicts: [],
      reminders: 0,
    },
    nextPages: [],
    limitedPages: new Set(),
    endedBookings: new Set(),
    timedMails: new Map(),
    bareBookings: new Map(),
    bareResponses: new Set(),
    teamHosts: null,
    hasEnded: false,
  }
}

/** The id of a thing here, null for one that the export does not have, or that was left out. */
export function refer(run: Run, id: string | null | undefined): string | null {
  return (id && run.known.get(id)) || null
}

export type Place = { id: string; isKept: boolean }

/**
 * Finds the place that a thing of the export has here, or gets. Its id stays, unless somebody else has it: then it follows from the owner and
 * the id, so that the second import finds what the first has made.
 */
export async function findPlaces(run: Run, table: OwnedTable, ids: readonly string[]): Promise<(id: string) => Place> {
  const derived = new Map(ids.map((id) => [id, deriveId(run.owner, id)]))
  const taken = await findTaken(run.tx, run.owner, table, [...ids, ...derived.values()])
  return (id) => {
    const other = derived.get(id) ?? id
    if (taken.get(id)) return { id, isKept: true }
    if (taken.get(other)) return { id: other, isKept: true }
    return { id: taken.has(id) ? other : id, isKept: false }
  }
}

export function deriveId(owner: OwnerId, id: string): string {
  return uuidOf(sha256(`${owner} ${id}`).slice(0, 32))
}

/** One answer can have 256 KiB: a batch ends at this many characters, however few its rows are. */
const BATCH_LENGTH = 250_000

/** Batches of values whose JSON is no longer than that of a batch of rows, or that have one value. */
export function* byLength<T>(values: readonly T[]): Generator<T[]> {
  let batch: T[] = []
  let length = 0
  for (const value of values) {
    const more = JSON.stringify(value).length
    if (batch.length > 0 && length + more > BATCH_LENGTH) {
      yield batch
      batch = []
      length = 0
    }
    batch.push(value)
    length += more
  }
  if (batch.length > 0) yield batch
}

/** The rows of a list, some at a time, judged once more: the types are those of the rows. */
export async function* batchesOf<Name extends Part>(run: Run, part: Name, size: number): AsyncGenerator<Row<Name>[]> {
  let batch: Row<Name>[] = []
  let length = 0
  let line = 0
  for await (const { value, size: sent } of run.zip.lines(part)) {
    line += 1
    const { row } = await judgeLine(part, value)
    if (!row) throw unreadableLine(part, line)
    batch.push(row)
    length += sent
    if (batch.length < size && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

/** Works on the rows of a list, some in each portion. */
export async function inPortions<Name extends Part>(
  run: Run,
  part: Name,
  size: number,
  work: (rows: Row<Name>[]) => Promise<void>,
): Promise<void> {
  for await (const rows of batchesOf(run, part, size)) await run.portion(() => work(rows))
}

/** Inserts rows as `insertRows` does, and notes them. */
export async function writeRows(run: Run, table: PgTable, rows: readonly object[], key = 'id'): Promise<Set<string>> {
  const written = await insertRows(run.tx, table, rows as readonly Record<string, unknown>[], key)
  run.written?.push({ table, key, values: [...written] })
  return written
}

export function count(run: Run, part: Part, counts: Partial<ImportPlan['parts'][Part]>): void {
  const { added = 0, kept = 0, skipped = 0 } = counts
  const before = run.plan.parts[part]
  before.added += added
  before.kept += kept
  before.skipped += skipped
}
