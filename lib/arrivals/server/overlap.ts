import { endArrivedBookings, listArrivedBookings, remindOfArrived } from '@/db/queries/portability/overlap'
import { readBookingsAsTheyAre } from '@/db/queries/portability/unfinished-rows'
import { outbox } from '@/db/schema'
import { timedMailsOf } from '@/lib/notices/timed-mails'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { findPlaces, type Run, writeRows } from '@/lib/portability/server/import-run'
import type { FieldEntry, Report, ThingEntry } from '@/lib/shared/arrivals/api-shapes'
import { PRESET_REMINDER } from '@/lib/shared/booking-rules'
import { isTaking } from '@/lib/shared/statuses'
import type { Converted, EndedBooking, Line } from '../converter'
import { MAX_NAMED_RECORDS, MAX_REFS } from '../limits'

/** Bookings of one portion. */
const AT_ONCE = 100

type Booking = Line<'bookings'>

/** What has happened here to bookings of an earlier run, and what happened to them at the source. */
export type Overlap = {
  /** Bookings that ended here as they did at the source. */
  updated: number
  /** Bookings that are otherwise at the source, and stay as they were changed here. */
  changedHere: { id: string; start: string }[]
}

/** Ends bookings that ended at the source, before their later ones need the time. */
export async function endOverlapping(run: Run, { ended, lines }: Converted): Promise<Overlap> {
  const overlap: Overlap = { updated: 0, changedHere: [] }
  for (const some of portionsOf<EndedBooking>(ended)) await run.portion(() => endSome(run, some, overlap))
  for (const some of portionsOf<Booking>([...((lines.bookings ?? []) as Iterable<Booking>)])) {
    const standing = some.filter(({ status }) => isTaking(status))
    await run.portion(() => noteChangedHere(run, standing, overlap))
  }
  return overlap
}

async function noteChangedHere(run: Run, standing: readonly Booking[], overlap: Overlap): Promise<void> {
  const placeOf = await findPlaces(
    run,
    'time_slot_bookings',
    standing.map(({ id }) => id),
  )
  const here = await listArrivedBookings(
    run.tx,
    run.owner,
    standing.map(({ id }) => placeOf(id).id),
  )
  for (const { id, startTime } of standing) {
    const now = here.get(placeOf(id).id)
    const isSame = !now || (isTaking(now.status) && Date.parse(now.startTime) === Date.parse(startTime))
    if (!isSame) overlap.changedHere.push({ id, start: startTime })
  }
}

async function endSome(run: Run, ended: readonly EndedBooking[], overlap: Overlap): Promise<void> {
  const placeOf = await findPlaces(
    run,
    'time_slot_bookings',
    ended.map(({ id }) => id),
  )
  const placed = ended.map((one) => ({ ...one, id: placeOf(one.id).id }))
  if (run.written) {
    const ids = placed.map(({ id }) => id)
    run.written.push(...(await readBookingsAsTheyAre(run.tx, run.owner, ids)))
  }
  const done = await endArrivedBookings(run.tx, run.owner, placed, run.now)
  overlap.updated += done.length
  const endedOf = new Map(placed.map((one) => [one.id, one]))
  for (const { id, pageId, ...guards } of done) {
    if (pageId) run.limitedPages.add(pageId)
    const one = endedOf.get(id)
    if (one) run.rolledBack?.free({ ...guards, ended: one })
  }
  const here = await listArrivedBookings(
    run.tx,
    run.owner,
    placed.map(({ id }) => id),
  )
  for (const { id, start } of ended) {
    const now = here.get(placeOf(id).id)
    if (now && isTaking(now.status)) overlap.changedHere.push({ id, start })
  }
}

/** Reminds of bookings that start later than `from`, from here and once. Returns how many. */
export async function takeOver(run: Run, { lines }: Converted, from: Date | null): Promise<number> {
  if (!from) return 0
  let count = 0
  const later = [...((lines.bookings ?? []) as Iterable<Booking>)].filter(
    ({ status, startTime }) => isTaking(status) && new Date(startTime) > from,
  )
  for (const some of portionsOf(later)) {
    await run.portion(async () => {
      count += await remindOfSome(run, some, from)
    })
  }
  return count
}

async function remindOfSome(run: Run, some: readonly Booking[], from: Date): Promise<number> {
  const ids = some.flatMap(({ id }) => run.known.get(id) ?? [])
  const taken = await remindOfArrived(run.tx, run.owner, ids, { reminder: PRESET_REMINDER, from })
  const rows = taken.flatMap(({ meetingId, ...booking }) =>
    remindersOf(booking, run.now).map((mail) => toOutboxRow({ ...mail, ownerId: run.owner, meetingId }, run.now)),
  )
  await writeRows(run, outbox, rows)
  const added = some.filter(({ id }) => run.rolledBack?.bookings.has(run.known.get(id) ?? ''))
  return rows.length + added.flatMap((booking) => remindersOf(booking, run.now)).length
}

function remindersOf({ id, status, ...times }: Pick<Booking, 'id' | 'status' | 'startTime' | 'endTime'>, now: Date) {
  const [startTime, endTime] = [new Date(times.startTime), new Date(times.endTime)]
  const facts = { id, startTime, endTime, status, isNoShow: false, followUp: null }
  return timedMailsOf({ ...facts, reminders: [PRESET_REMINDER] }, now)
}

/** The report with what was changed here. */
export function withChangedHere({ report, bookingRefs }: Converted, { changedHere }: Overlap, kind: string): Report {
  if (changedHere.length === 0) return report
  const refOf = ({ id, start }: { id: string; start: string }) => bookingRefs.get(id) ?? start
  const entry: FieldEntry = {
    kind,
    field: 'status',
    outcome: 'left_out',
    reason: 'changed_here',
    note: 'These bookings were changed here since; they stay as they are.',
    count: changedHere.length,
    refs: changedHere.slice(0, MAX_REFS).map(refOf),
  }
  const things = changedHere.slice(0, MAX_NAMED_RECORDS).map(
    (one): ThingEntry => ({
      kind,
      ref: refOf(one),
      start: one.start,
      outcome: 'left_out',
      reason: 'changed_here',
      became: { part: 'bookings', id: one.id },
    }),
  )
  const totals = { ...report.totals, left_out: report.totals.left_out + 1 }
  return { ...report, totals, fields: [...report.fields, entry], things: [...report.things, ...things] }
}

function* portionsOf<T>(all: readonly T[]): Generator<T[]> {
  for (let place = 0; place < all.length; place += AT_ONCE) yield all.slice(place, place + AT_ONCE)
}
