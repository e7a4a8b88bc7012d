import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import { meetings, timeSlotBookings } from '@/db/schema'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import type { Guard } from './booking-guard'
import { withStep } from './bookings'

/**
 * The time to which an attendee asks to move a booking is held by a row of its own: of the booking's occurrence, so that the
 * two are not in each other's way, and apart from all other bookings by the same constraints. It names nobody.
 */
export type HeldTime = { startTime: Date; endTime: Date; expiresAt: Date | null } & Guard

const { startTime, endTime, expiresAt, guardStart, guardEnd, moveOf, hostOf } = timeSlotBookings
const booking = alias(timeSlotBookings, 'booking')
const HELD = { startTime, endTime, expiresAt, guardStart, guardEnd }

export async function findHeldTime(tx: Database, bookingId: string): Promise<HeldTime | null> {
  const [row] = await tx
    .select(HELD)
    .from(timeSlotBookings)
    .where(and(eq(moveOf, bookingId), isNull(hostOf)))
  return row ?? null
}

type Hold = {
  startTime: Date
  endTime: Date
  expiresAt: Date
  guard: Guard
  /** Hosts for whom others hold it. */
  replaced?: readonly { from: { account: string }; to: { account: string } }[]
  now: Date
}

/** Holds a time for a booking and its hosts. Throws an exclusion violation when another booking of the owner is too close. */
export async function holdTime(
  tx: Database,
  bookingId: string,
  { guard, replaced = [], now, ...times }: Hold,
): Promise<void> {
  const rows = await tx
    .select({
      pageId: timeSlotBookings.pageId,
      userId: timeSlotBookings.userId,
      occurrenceId: timeSlotBookings.occurrenceId,
      hostOf,
      hostGroup: timeSlotBookings.hostGroup,
      hostPlace: timeSlotBookings.hostPlace,
    })
    .from(timeSlotBookings)
    .where(and(or(eq(timeSlotBookings.id, bookingId), eq(hostOf, bookingId)), isNull(moveOf)))
    .orderBy(asc(timeSlotBookings.userId))
  if (rows.length === 0) return
  const held = { ...times, ...guard, moveOf: bookingId, attendeeName: '', attendeeEmail: '', createdAt: now }
  const holderOf = (userId: string) => replaced.find(({ from }) => from.account === userId)?.to.account ?? userId
  const holders = rows.map((row) => ({ ...row, ...held, userId: holderOf(row.userId) }))
  // In one order for all.
  await tx.insert(timeSlotBookings).values(holders.sort((one, other) => one.userId.localeCompare(other.userId)))
}

/** `place`: among the hosts of the booking. */
export type HeldHost = { account: string; place: number | null }

/** The hosts for whom the time is held. */
export async function listHeldHosts(db: Database, bookingId: string): Promise<HeldHost[]> {
  return db
    .select({ account: timeSlotBookings.userId, place: timeSlotBookings.hostPlace })
    .from(timeSlotBookings)
    .where(and(eq(moveOf, bookingId), isNotNull(hostOf)))
}

/** Bookings of teams, or of one, that somebody would come to hold by a request to move. */
export async function listMovesTo(db: Database, account: string, team?: string): Promise<string[]> {
  const rows = await db
    .select({ id: booking.id })
    .from(timeSlotBookings)
    .innerJoin(booking, eq(booking.id, moveOf))
    .where(
      and(
        eq(timeSlotBookings.userId, account),
        isNotNull(hostOf),
        isNotNull(moveOf),
        team ? eq(booking.userId, team) : undefined,
      ),
    )
    .orderBy(asc(booking.id))
  return rows.map(({ id }) => id)
}

/** Frees the time that a booking holds; null when it holds none. */
export async function freeHeldTime(tx: Database, bookingId: string): Promise<HeldTime | null> {
  const rows = await tx
    .delete(timeSlotBookings)
    .where(eq(moveOf, bookingId))
    .returning({ ...HELD, hostOf })
  const row = rows.find((one) => one.hostOf === null)
  if (!row) return null
  const { hostOf: _, ...held } = row
  return held
}

/** Bookings whose request to move nobody decided in time, longest overdue first: an owner's or everybody's. */
export async function listOverdueMoves(
  db: Database,
  { userId, now, limit }: { userId?: string; now: Date; limit: number },
): Promise<string[]> {
  const ofOwner = userId ? eq(timeSlotBookings.userId, userId) : isNull(hostOf)
  const rows = await db
    .select({ id: moveOf })
    .from(timeSlotBookings)
    .where(and(isNotNull(moveOf), lte(expiresAt, now), ofOwner))
    .orderBy(asc(expiresAt))
    .limit(limit)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Appends a step to the history of a booking, which changes nothing else but its attendee's zone. */
export async function addStep(tx: Database, id: string, step: HistoryEntry, timezone?: string): Promise<void> {
  await tx
    .update(timeSlotBookings)
    .set({ history: withStep(step), ...(timezone && { attendeeTimezone: timezone }) })
    .where(eq(timeSlotBookings.id, id))
  await tx
    .update(meetings)
    .set({ updatedAt: new Date(step.at) })
    .where(eq(meetings.bookingId, id))
}
