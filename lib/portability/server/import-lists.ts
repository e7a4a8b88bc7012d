import { keepOutOfDigests } from '@/db/queries/portability/insert-rows'
import { endArrivedBookings } from '@/db/queries/portability/overlap'
import { carriedLinks, formFiles, formResponses, meetings, outbox, timeSlotBookings } from '@/db/schema'
import { ownLink } from '@/lib/meetings/server/own-link'
import { timedMailsOf } from '@/lib/notices/timed-mails'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import type { Answer } from '@/lib/shared/forms/question'
import { fileEntry } from '@/lib/shared/portability'
import { isTaking } from '@/lib/shared/statuses'
import type { Row } from '../rows'
import { toFollowUp } from './import-forms'
import { writeHostsOfBookings, writeMeetingsOfHosts } from './import-hosts'
import { count, findPlaces, inPortions, type Run, refer, writeRows } from './import-run'
import { linesOf } from './link-lines'
import { withoutErasedOfBooking, withoutErasedOfMeeting, withoutErasedOfResponse } from './without-erased'

const AT_ONCE = 100
/** A plan names so many. */
const MAX_CONFLICTS = 100

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** A booking whose time is taken here is left out, and its meeting with it. */
export async function importBookings(run: Run): Promise<void> {
  await inPortions(run, 'bookings', AT_ONCE, async (exported) => {
    const found = exported.map((row) => withoutErasedOfBooking(run, row))
    const rows = found.map(({ row }) => row)
    for (const [place, { id, attendeeName: name, isImported }] of exported.entries()) {
      if (found[place]?.isBare) run.bareBookings.set(id, { name, isImported: !run.isOurs || isImported })
    }
    const placeOf = await findPlaces(run, 'time_slot_bookings', idsOf(rows))
    const fresh = rows.filter(({ id }) => !placeOf(id).isKept)
    const placed = fresh.map((row) => toBooking(run, row, placeOf(row.id).id))
    const written = await writeBookings(run, placed)
    for (const row of rows) {
      const { id, startTime, attendeeName } = row
      const place = placeOf(id)
      if (run.bareBookings.has(id) && written.has(place.id)) run.plan.erased += 1
      const isHere = place.isKept || written.has(place.id)
      if (isHere) noteBooking(run, row, place.id)
      else if (run.plan.conflicts.length < MAX_CONFLICTS) run.plan.conflicts.push({ startTime, attendeeName })
    }
    const added = written.size
    count(run, 'bookings', { added, kept: rows.length - fresh.length, skipped: fresh.length - added })
  })
}

/** Those whose time is free, with the rows of their hosts. */
async function writeBookings(run: Run, placed: ReturnType<typeof toBooking>[]): Promise<Set<string>> {
  const { tx, owner, now, rolledBack } = run
  const ended = rolledBack?.endedNear(placed) ?? []
  if (ended.length > 0) await endArrivedBookings(tx, owner, ended, now)
  const written = await writeRows(run, timeSlotBookings, rolledBack?.withFreeTime(placed) ?? placed)
  const isWritten = ({ id }: { id: string }) => written.has(id)
  if (run.teamHosts) for (const id of await writeHostsOfBookings(run, placed.filter(isWritten))) written.delete(id)
  rolledBack?.take(placed.filter(isWritten))
  for (const id of written) rolledBack?.bookings.add(id)
  return written
}

function noteBooking(run: Run, row: Row<'bookings'>, id: string): void {
  run.known.set(row.id, id)
  const times = { startTime: new Date(row.startTime), endTime: new Date(row.endTime) }
  const planned = timedMailsOf({ ...row, ...times, id }, run.now)
  if (planned.length > 0) run.timedMails.set(id, planned)
}

/** A request that is overdue has expired, or somebody would be mailed. */
function toBooking(run: Run, row: Row<'bookings'>, id: string) {
  const isOverdue = row.status === 'pending' && row.expiresAt !== null && new Date(row.expiresAt) <= run.now
  if (isOverdue || (run.bareBookings.has(row.id) && row.status === 'cancelled')) run.endedBookings.add(id)
  const step = { at: run.now.toISOString(), by: 'system', what: 'expired' } as const
  return {
    ...row,
    id,
    userId: run.owner,
    pageId: refer(run, row.pageId),
    occurrenceId: run.teamHosts ? run.owner : row.occurrenceId === row.id ? id : row.occurrenceId,
    ...(run.teamHosts && { assignment: [] }),
    followUp: toFollowUp(run, row.followUp),
    isImported: !run.isOurs || row.isImported,
    ...(isOverdue && { status: 'expired', history: [...row.history, step] }),
  }
}

export async function importMeetings(run: Run): Promise<void> {
  await inPortions(run, 'meetings', AT_ONCE, async (exported) => {
    const found = exported.map((row) => withoutErasedOfMeeting(run, row))
    const rows = found.map(({ row }) => row)
    const placeOf = await findPlaces(run, 'meetings', idsOf(rows))
    const wanted = rows.filter(({ id, bookingId }) => !placeOf(id).isKept && (!bookingId || refer(run, bookingId)))
    const kept = rows.filter(({ id }) => placeOf(id).isKept).length
    const placed = wanted.map((row) => {
      const bookingId = refer(run, row.bookingId)
      const isOver = bookingId !== null && run.endedBookings.has(bookingId) && isTaking(row.status)
      const { id } = placeOf(row.id)
      // The room of a meeting is entered here now; other links stay.
      const locationData = { ...row.locationData, ...ownLink(id, row) }
      return { ...row, id, locationData, userId: run.owner, bookingId, ...(isOver && { status: 'cancelled' }) }
    })
    const written = await writeRows(run, meetings, placed)
    for (const { id, location } of rows) {
      const place = placeOf(id)
      if (location === 'bigbluebutton' && (place.isKept || written.has(place.id))) run.known.set(id, place.id)
    }
    const fresh = placed.filter(({ id }) => written.has(id))
    await writeMeetingsOfHosts(run, idsOf(fresh))
    await planReminders(run, fresh)
    const added = written.size
    run.plan.erased += found.filter(({ row, isBare }) => isBare && written.has(placeOf(row.id).id)).length
    count(run, 'meetings', { added, kept, skipped: rows.length - kept - added })
  })
}

/** Counts the bookings with reminders or a follow-up to come, and queues these if they were asked for. */
async function planReminders(run: Run, fresh: readonly { id: string; bookingId: string | null }[]): Promise<void> {
  const planned = fresh.flatMap(({ id, bookingId }) => {
    const mails = bookingId && run.timedMails.get(bookingId)
    return mails ? [{ meetingId: id, mails }] : []
  })
  run.plan.reminders += planned.length
  if (!run.sendsReminders) return
  const rows = planned.flatMap(({ meetingId, mails }) =>
    mails.map((mail) => toOutboxRow({ ...mail, ownerId: run.owner, meetingId }, run.now)),
  )
  await writeRows(run, outbox, rows)
}

/** Answers name files, so that these have their ids before. */
export async function placeFiles(run: Run): Promise<void> {
  await inPortions(run, 'files', AT_ONCE, async (rows) => {
    const placeOf = await findPlaces(run, 'form_files', idsOf(rows))
    for (const { id, responseId } of rows) {
      run.known.set(id, placeOf(id).id)
      run.responsesWithFiles.add(responseId)
    }
  })
}

export async function importResponses(run: Run): Promise<void> {
  await inPortions(run, 'responses', AT_ONCE, async (exported) => {
    const found = exported.map((row) => withoutErasedOfResponse(run, row))
    const rows = found.map(({ row }) => row)
    const placeOf = await findPlaces(run, 'form_responses', idsOf(rows))
    const wanted = rows.filter(({ id, formId }) => !placeOf(id).isKept && refer(run, formId))
    const kept = rows.filter(({ id }) => placeOf(id).isKept).length
    const placed = wanted.map((row) => {
      const formId = refer(run, row.formId) ?? ''
      return {
        ...row,
        id: placeOf(row.id).id,
        formId,
        responses: toAnswers(run, row.responses),
        versionHash: refer(run, row.versionHash && `${formId} ${row.versionHash}`),
        bookingId: refer(run, row.bookingId),
        followUpOf: refer(run, row.followUpOf),
      }
    })
    const written = await writeRows(run, formResponses, placed)
    for (const { row, isBare } of found) {
      if (!isBare) continue
      if (run.responsesWithFiles.has(row.id)) run.bareResponses.add(row.id)
      if (written.has(placeOf(row.id).id)) run.plan.erased += 1
    }
    for (const { id } of rows.filter((row) => run.responsesWithFiles.has(row.id))) {
      const place = placeOf(id)
      if (place.isKept || written.has(place.id)) run.known.set(id, place.id)
    }
    const answered = placed.filter(({ id }) => written.has(id)).map(({ formId }) => formId)
    await keepOutOfDigests(run.tx, run.owner, [...new Set(answered)], run.now)
    count(run, 'responses', { added: written.size, kept, skipped: rows.length - kept - written.size })
  })
}

function toAnswers(run: Run, answers: Record<string, Answer>): Record<string, Answer> {
  const here = (id: string) => run.known.get(id) ?? id
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [here(id), Array.isArray(answer) ? answer.map(here) : answer]),
  )
}

/** The rows alone: the files follow once the rows are committed, so that a crash leaves nothing unknown. */
export async function importFiles(run: Run): Promise<void> {
  await inPortions(run, 'files', AT_ONCE, async (rows) => {
    const placeOf = await findPlaces(run, 'form_files', idsOf(rows))
    const kept = rows.filter(({ id }) => placeOf(id).isKept).length
    const wanted = rows.filter(
      (row) =>
        run.keepsFiles &&
        !placeOf(row.id).isKept &&
        run.zip.manifest.entries[fileEntry(row.id)]?.size === row.size &&
        refer(run, row.formId) &&
        refer(run, row.responseId) &&
        !run.bareResponses.has(row.responseId),
    )
    const placed = wanted.map((row) => {
      const { id } = placeOf(row.id)
      const at = { formId: refer(run, row.formId), responseId: refer(run, row.responseId) }
      const questionId = run.known.get(row.questionId) ?? row.questionId
      return { ...row, ...at, id, questionId, key: `${id.slice(-2)}/${id}`, state: 'arriving' }
    })
    const { size: added } = await writeRows(run, formFiles, placed)
    count(run, 'files', { added, kept, skipped: rows.length - kept - added })
  })
}

/** A link that this server would sign alike needs no row. One to leave a booking names its guest. */
export async function importLinks(run: Run): Promise<void> {
  const exportedAt = run.zip.manifest.createdAt
  await inPortions(run, 'links', AT_ONCE, async (rows) => {
    const foreign = rows.flatMap(({ targetId: old, ...row }) => {
      const targetId = refer(run, old)
      if (row.guest && (run.bareBookings.has(old) || run.erased.has(row.guest, exportedAt))) return []
      if (!targetId || linesOf(row.kind, targetId, row.guest).some(({ hash }) => hash === row.hash)) return []
      return [{ ...row, targetId, userId: run.owner }]
    })
    const { size: added } = await writeRows(run, carriedLinks, foreign, 'hash')
    const known = rows.filter(({ targetId }) => refer(run, targetId)).length
    count(run, 'links', { added, kept: known - added, skipped: rows.length - known })
  })
}
