import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'
import { listAffectedMeetings } from '@/db/queries/meetings/affected-meetings'
import {
  countLeaves,
  createTimeOff,
  deleteTimeOff,
  findTimeOff,
  holdTimeOff,
  listTimeOff,
  type TimeOffRow,
  updateTimeOff,
} from '@/db/queries/pages/time-off'
import { listSlugs } from '@/db/queries/pages/time-slot-pages'
import { changePages } from '@/lib/request/changed-pages'
import { once } from '@/lib/request/once'
import { type CalendarDate, closedPeriod, localDate } from '@/lib/scheduling'
import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'
import { AppError, invalidField } from '@/lib/shared/errors'
import { pick } from '@/lib/shared/pick'
import { check } from '@/messages/check'
import {
  type AffectedMeetings,
  type AffectedQuery,
  type CreateTimeOffInput,
  MAX_LEAVES,
  type TimeOff,
  type TimeOffQuery,
  type UpdateTimeOffInput,
} from '../schema'
import { findSpanProblem } from '../span-problem'

const MAX_AFFECTED = 100
/** A holiday is found again by its dates and name when its region is saved again. */
const FIXED_OF_HOLIDAY = ['from', 'to', 'startTime', 'endTime', 'title'] as const satisfies (keyof TimeOff)[]

/** By date; inactive ones too. */
export async function listOwnTimeOff(
  owner: OwnerId,
  query: TimeOffQuery,
  db: Database = database(),
): Promise<TimeOff[]> {
  return (await listTimeOff(db, owner, query)).map(toTimeOff)
}

export function addTimeOff(owner: OwnerId, input: CreateTimeOffInput): Promise<TimeOff> {
  const create = async (tx: Database) => {
    const [row] = await replaceTimeOff(tx, owner, { gone: [], added: [input] })
    if (!row) throw new Error('The time off was not written')
    return toTimeOff(row)
  }
  return database().transaction((tx) => once(tx, () => create(tx)))
}

type Replaced = { gone: string[]; added: readonly CreateTimeOffInput[] }

/** In a transaction: entries that go, and those that come in their place. Booking pages are drawn once for all of them. */
export async function replaceTimeOff(tx: Database, owner: OwnerId, { gone, added }: Replaced): Promise<TimeOffRow[]> {
  if ((await deleteTimeOff(tx, owner, gone)) < gone.length) throw new AppError('time_off_not_found')
  const isTooMuch = added.length > 0 && (await countLeaves(tx, owner)) + added.length > MAX_LEAVES
  if (isTooMuch) throw new AppError('too_much_time_off')
  const rows = await createTimeOff(
    tx,
    owner,
    added.map((input) => ({ ...toColumns(input), kind: 'leave' as const })),
  )
  await redrawPages(tx, owner)
  return rows
}

/** Changes the given fields. A holiday keeps its dates and name: only its label and whether it is active can change. */
export function changeTimeOff(owner: OwnerId, id: string, input: UpdateTimeOffInput): Promise<TimeOff> {
  return database().transaction(async (tx) => {
    const before = toTimeOff(found(await holdTimeOff(tx, owner, id)))
    const after = { ...before, ...input }
    if (before.kind === 'holiday') refuseMovedHoliday(before, after)
    refuseWrongSpan(after)
    const row = await updateTimeOff(tx, owner, id, toColumns(after))
    await redrawPages(tx, owner)
    return toTimeOff(found(row))
  })
}

export async function removeTimeOff(owner: OwnerId, id: string): Promise<void> {
  await database().transaction((tx) => replaceTimeOff(tx, owner, { gone: [id], added: [] }))
}

/** Bookings and meetings that stand in a time off, without one in any active one, and are not over. Nothing happens to them. */
export async function listAffected(owner: OwnerId, span: AffectedQuery, now: Date): Promise<AffectedMeetings> {
  const timezone = (await findSettings(database(), owner))?.timezone ?? 'UTC'
  const spans = span ? [span] : await listActive(owner, localDate(timezone, now.getTime()))
  const periods = spans.map((one) => closedPeriod(one, timezone))
  const { total, rows } = await listAffectedMeetings(database(), owner, {
    periods: periods.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
    now,
    limit: MAX_AFFECTED,
  })
  const affected = rows.map(({ id, startTime, endTime, team, ...row }) => ({
    meetingId: id,
    ...row,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    ...(team && { team }),
  }))
  return { total, affected }
}

/** When a time off is, in the zone of its account. */
export async function periodOfTimeOff(owner: OwnerId, id: string): Promise<{ start: Date; end: Date }> {
  const settings = await findSettings(database(), owner)
  const row = toTimeOff(found(await findTimeOff(database(), owner, id)))
  const { start, end } = closedPeriod(row, settings?.timezone ?? 'UTC')
  return { start: new Date(start), end: new Date(end) }
}

async function listActive(owner: OwnerId, from: CalendarDate): Promise<TimeOff[]> {
  return (await listOwnTimeOff(owner, { from })).filter(({ isActive }) => isActive)
}

/** Booking pages name closed dates. */
export async function redrawPages(tx: Database, owner: OwnerId): Promise<void> {
  await changePages(tx, await listSlugs(tx, owner))
}

function refuseWrongSpan(span: TimeOffSpan): void {
  const problem = findSpanProblem(span)
  if (problem) throw invalidField(problem.path, check(problem.reason))
}

function refuseMovedHoliday(before: TimeOff, after: TimeOff): void {
  const moved = FIXED_OF_HOLIDAY.find((name) => after[name] !== before[name])
  if (moved) throw invalidField(moved, check('holidayFixed'))
}

function found<T>(row: T | null): T {
  if (!row) throw new AppError('time_off_not_found')
  return row
}

function toColumns({ from, to, ...fields }: CreateTimeOffInput) {
  return {
    fromDate: from,
    toDate: to,
    ...pick(fields, ['startTime', 'endTime', 'title', 'publicLabel', 'isActive']),
  }
}

function toTimeOff({ fromDate, toDate, ...row }: TimeOffRow): TimeOff {
  const { id, startTime, endTime, title, publicLabel, kind, isActive } = row
  return { id, from: fromDate, to: toDate, startTime, endTime, title, publicLabel, kind, isActive }
}
