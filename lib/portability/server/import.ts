import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { database, hasOneConnection } from '@/db/client'
import { errorCode } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { lockPage } from '@/db/queries/pages/booking-counts'
import { beginErasure } from '@/db/queries/people/erased-people'
import { reopenErasures, withoutReferences } from '@/db/queries/portability/insert-rows'
import { beginImport, endImport } from '@/db/queries/portability/unfinished-imports'
import { noteRows } from '@/db/queries/portability/unfinished-rows'
import { retryTransaction } from '@/db/retry'
import { recountPage } from '@/lib/bookings/booking-counts'
import { readCalendars } from '@/lib/calendars/connecting/read-chosen'
import { findFileStore } from '@/lib/files/file-store'
import { discard, discardAbandoned, type Received, receiveFile } from '@/lib/files/receive-file'
import { storing } from '@/lib/files/storing'
import { keepErased } from '@/lib/people/server/keep-erased'
import { processSemaphore } from '@/lib/platform/semaphore'
import { changePages, withoutChangedPages } from '@/lib/request/changed-pages'
import { consumeLimit } from '@/lib/request/limit'
import { AppError } from '@/lib/shared/errors'
import type { ImportPlan } from '../api-shapes'
import { MAX_IMPORT_BYTES } from '../limits'
import { readErasedPeople } from './erased-people'
import { importForms, importPages, importTimeOff } from './import-forms'
import { findHosts } from './import-hosts'
import { importBookings, importFiles, importLinks, importMeetings, importResponses, placeFiles } from './import-lists'
import { importPictures, importSettings } from './import-pictures'
import { beginRun, type Run, type Steps } from './import-run'
import { type CheckedZip, openZip } from './read-zip'
import { RolledBack } from './rolled-back'
import { findSealedAccount } from './seal'
import { storeFiles } from './store-files'
import { takeBack } from './take-back'

/** One at a time: it is the largest write that there is. */
const semaphore = processSemaphore('imports', { permits: 1, maxQueued: 10, maxQueuedPerKey: 1 })
const WAIT = { ms: 30_000 }

type Options = { dryRun: boolean; sendsReminders: boolean; now: Date }

/** Undoes a plan's work. */
class Planned extends Error {}

/**
 * Brings the things of a zip into an account, all of them or none: in one transaction where that keeps nobody waiting, else in
 * portions. What is here already stays as it is, so that the same zip twice is the same as once. A plan does the same and is
 * rolled back. Nobody is mailed but by reminders, if these were asked for, and no webhook or calendar is told.
 */
export async function importAccount(owner: OwnerId, request: Request, options: Options): Promise<ImportPlan> {
  await consumeLimit('LIMIT_IMPORTS', owner)
  const folder = findFileStore()?.arrivals ?? path.join(tmpdir(), 'slotform-arriving')
  await discardAbandoned(folder, options.now)
  const received = await storing(() =>
    receiveFile(request, folder, { maxBytes: MAX_IMPORT_BYTES, tooLarge: 'import_too_large' }),
  )
  try {
    // Not before: a slow upload keeps nobody waiting.
    return await importInTurn(owner, () => runFile(owner, received, options))
  } finally {
    await discard(received.path)
  }
}

/** Runs one import at a time. Throws 503 for one that waits too long. */
export async function importInTurn<T>(owner: OwnerId, work: () => Promise<T>): Promise<T> {
  const release = await semaphore.acquire(owner, WAIT)
  if (!release) throw new AppError('busy', { retryAfterSeconds: 30 })
  try {
    return await work()
  } finally {
    release()
  }
}

async function runFile(owner: OwnerId, { path: file, sha256 }: Received, options: Options): Promise<ImportPlan> {
  const zip = await storing(() => openZip(file))
  try {
    return await importLines(owner, { zip, hash: sha256 }, options)
  } finally {
    zip.close()
  }
}

/** `leavesNothing`: a process that dies in the middle leaves nothing of it. */
type Sent = { zip: CheckedZip; hash: string; steps?: Steps; leavesNothing?: boolean }

/** Writes what was checked, in the turn of `importInTurn`. */
export async function importLines(
  owner: OwnerId,
  { zip, hash, steps = {}, leavesNothing = false }: Sent,
  { dryRun, ...options }: Options,
): Promise<ImportPlan> {
  const store = findFileStore()
  const isOurs = findSealedAccount(zip.manifest) !== null
  const given = { owner, zip, ...options, keepsFiles: store !== null, isOurs, steps, leavesNothing }
  const write = hasOneConnection() ? writeInPortions : writeAtOnce
  if (dryRun) return { dryRun, ...(await withoutChangedPages(() => write(given, null))).plan }
  const done = await write(given, hash)
  for (const [person, at] of done.erased.learned) await keepErased({ owner, hash: person, at: at.toISOString() })
  if (store) {
    const refused = await storeFiles(owner, store, { zip, known: done.known })
    done.plan.parts.files.added -= refused
    done.plan.parts.files.skipped += refused
  }
  await endImport(database(), owner)
  if (done.plan.parts.pages.added > 0) readCalendars(owner)
  return { dryRun, ...done.plan }
}

type Given = Pick<Run, 'owner' | 'now' | 'zip' | 'keepsFiles' | 'sendsReminders' | 'isOurs' | 'steps'> & {
  leavesNothing: boolean
}

/** `hash` is that of the zip, or null for a plan: it is written and rolled back. */
type Write = (given: Given, hash: string | null) => Promise<Run>

const writeAtOnce: Write = async (given, hash) => {
  const { owner, now, zip } = given
  let last: Run | undefined
  try {
    await retryTransaction(database(), async (tx) => {
      await lockOwner(tx, owner)
      const isResumed = hash !== null && (await beginImport(tx, owner, hash, now))
      const erased = await readErasedPeople(tx, owner, zip.manifest)
      last = beginRun({
        ...given,
        tx,
        isResumed,
        erased,
        written: null,
        rolledBack: null,
        portion: (work) => work(),
      })
      await writeAll(last)
      if (hash === null) throw new Planned()
    })
  } catch (error) {
    if (!(error instanceof Planned)) throw toUnreadable(error)
  }
  if (!last) throw new Error('The transaction has not run')
  return last
}

/**
 * Each portion is a transaction, and others have their turn in between. What is wrong with a later portion takes the earlier ones
 * back. An import that was cut off stays as it is, until the same zip goes on with it; one that leaves nothing is taken back at the next
 * start.
 */
const writeInPortions: Write = async (given, hash) => {
  const { owner, now, zip } = given
  const db = database()
  const isResumed = hash !== null && (await beginImport(db, owner, hash, now))
  const erased = await readErasedPeople(db, owner, zip.manifest)
  const undo = hash === null ? { written: null, rolledBack: new RolledBack() } : { written: [], rolledBack: null }
  const run = beginRun({ ...given, tx: db, isResumed, erased, ...undo, portion })
  const isNoted = given.leavesNothing && hash !== null
  let noted = 0
  try {
    await writeAll(run)
  } catch (error) {
    // Where that fails too, the note of the import stays, and the same zip goes on with it.
    if (run.written) await takeBack(owner, run.written.toReversed()).catch(() => {})
    throw toUnreadable(error)
  }
  return run

  async function portion(work: () => Promise<void>): Promise<void> {
    await nextTurn()
    try {
      await db.transaction(async (tx) => {
        run.tx = tx
        if (hash === null) await withoutReferences(tx)
        await lockOwner(tx, owner)
        await work()
        if (hash === null) throw new Planned()
        if (isNoted && !run.hasEnded) await noteRows(tx, owner, noted, run.written?.slice(noted) ?? [])
      })
      noted = run.written?.length ?? 0
    } catch (error) {
      if (!(error instanceof Planned)) throw error
    }
  }
}

/** Values that no export has: the database refuses them. */
function toUnreadable(error: unknown): unknown {
  return /^(?:22|23)/.test(errorCode(error) ?? '') ? new AppError('import_unreadable') : error
}

async function writeAll(run: Run): Promise<void> {
  const { before, after } = run.steps
  if (before) await before(run)
  await run.portion(() => findHosts(run))
  await importTimeOff(run)
  await importForms(run)
  await importPages(run)
  await importBookings(run)
  await importMeetings(run)
  await placeFiles(run)
  await importResponses(run)
  await importFiles(run)
  await importLinks(run)
  await importSettings(run)
  await run.portion(() => importPictures(run))
  for (const id of run.limitedPages) await run.portion(() => recount(run, id))
  await run.portion(() => finish(run))
  if (after) await after(run)
}

async function recount({ tx, owner }: Run, id: string): Promise<void> {
  if (await lockPage(tx, owner, id)) await recountPage(tx, id)
}

async function finish({ tx, owner, erased }: Run): Promise<void> {
  await reopenErasures(tx, owner)
  for (const [hash, at] of erased.learned) await beginErasure(tx, { userId: owner, hash }, at)
  await changePages(tx, await listProfilePaths(tx, owner))
}
