import { tmpdir } from 'node:os'
import path from 'node:path'
import { database } from '@/db/client'
import { errorCode } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { lockPage } from '@/db/queries/pages/booking-counts'
import { beginErasure } from '@/db/queries/people/erased-people'
import { keepOutOfDigests, reopenErasures, setNextPages } from '@/db/queries/portability/insert-rows'
import { retryTransaction } from '@/db/retry'
import { recountPage } from '@/lib/bookings/booking-counts'
import { findFileStore } from '@/lib/files/file-store'
import { discard, discardAbandoned, receiveFile } from '@/lib/files/receive-file'
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
import { importBookings, importFiles, importLinks, importMeetings, importResponses, placeFiles } from './import-lists'
import { importPictures, importSettings } from './import-pictures'
import { beginRun, type Run } from './import-run'
import { type CheckedZip, openZip } from './read-zip'
import { storeFiles } from './store-files'

/** One at a time: it is the largest write that there is. */
const semaphore = processSemaphore('imports', { permits: 1, maxQueued: 10, maxQueuedPerKey: 1 })
const WAIT = { ms: 30_000 }

type Options = { dryRun: boolean; now: Date }

/** Undoes a plan's work. */
class Planned extends Error {}

/**
 * Brings the things of a zip into an account, in one transaction: all of them or none. What is here already stays as it is, so
 * that the same zip twice is the same as once. A plan does the same and is rolled back. Nobody is mailed, and no webhook or
 * calendar is told.
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
    const release = await semaphore.acquire(owner, WAIT)
    if (!release) throw new AppError('busy', { retryAfterSeconds: 30 })
    try {
      return await runFile(owner, received.path, options)
    } finally {
      release()
    }
  } finally {
    await discard(received.path)
  }
}

async function runFile(owner: OwnerId, file: string, options: Options): Promise<ImportPlan> {
  const zip = await storing(() => openZip(file))
  try {
    return await run(owner, zip, options)
  } finally {
    zip.close()
  }
}

async function run(owner: OwnerId, zip: CheckedZip, { dryRun, now }: Options): Promise<ImportPlan> {
  const store = findFileStore()
  const done = await (dryRun ? withoutChangedPages : asIs)(() =>
    write(owner, zip, { dryRun, now, keepsFiles: store !== null }),
  )
  if (!dryRun) {
    for (const [hash, at] of done.erased.learned) await keepErased({ owner, hash, at: at.toISOString() })
  }
  if (!dryRun && store) {
    const refused = await storeFiles(owner, store, { zip, known: done.known })
    done.plan.parts.files.added -= refused
    done.plan.parts.files.skipped += refused
  }
  return { dryRun, ...done.plan }
}

const asIs = <T>(work: () => Promise<T>) => work()

type Writing = Options & { keepsFiles: boolean }

async function write(owner: OwnerId, zip: CheckedZip, { dryRun, now, keepsFiles }: Writing): Promise<Run> {
  let last: Run | undefined
  try {
    await retryTransaction(database(), async (tx) => {
      const erased = await readErasedPeople(tx, owner, zip.manifest)
      last = beginRun({ tx, owner, now, zip, keepsFiles, erased })
      await writeAll(last)
      if (dryRun) throw new Planned()
    })
  } catch (error) {
    if (isRefusedByRules(error)) throw new AppError('import_unreadable')
    if (!(error instanceof Planned)) throw error
  }
  if (!last) throw new Error('The transaction has not run')
  return last
}

/** Values that no export has: the database refuses them. */
function isRefusedByRules(error: unknown): boolean {
  return /^(?:22|23)/.test(errorCode(error) ?? '')
}

async function writeAll(run: Run): Promise<void> {
  const { tx, owner, now } = run
  await lockOwner(tx, owner)
  await importSettings(run)
  await importPictures(run)
  await importTimeOff(run)
  await importForms(run)
  await importPages(run)
  const steps = run.nextPages.flatMap(({ id, nextPageId }) => {
    const here = run.known.get(nextPageId)
    return here ? [{ id, nextPageId: here }] : []
  })
  await setNextPages(tx, steps)
  await importBookings(run)
  await importMeetings(run)
  await placeFiles(run)
  await importResponses(run)
  await importFiles(run)
  await importLinks(run)
  for (const id of run.limitedPages) if (await lockPage(tx, owner, id)) await recountPage(tx, id)
  await keepOutOfDigests(tx, owner, [...run.answeredForms], now)
  await reopenErasures(tx, owner)
  for (const [hash, at] of run.erased.learned) await beginErasure(tx, { userId: owner, hash }, at)
  await changePages(tx, [...run.changedPaths, ...(await listProfilePaths(tx, owner))])
}
