import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { timeSlotBookings } from '@/db/schema'

type Times = { startTime: Date; endTime: Date }

/** The columns that keep an owner's bookings apart, each with the time of the booking from which it keeps its distance. */
const GUARDS = {
  guardStart: { column: timeSlotBookings.guardStart, from: 'startTime' },
  guardEnd: { column: timeSlotBookings.guardEnd, from: 'endTime' },
} as const satisfies Record<string, { column: AnyPgColumn; from: keyof Times }>

/** The values come from `guardOf` in lib/scheduling. */
export type Guard = Record<keyof typeof GUARDS, Date>

const NAMES = Object.keys(GUARDS) as (keyof Guard)[]

/** For an insert: the names of the columns, and their values from placeholders of the same names. */
export const guardColumns = (): SQL =>
  sql.join(
    NAMES.map((name) => sql.identifier(GUARDS[name].column.name)),
    sql`, `,
  )
export const guardPlaceholders = (): SQL =>
  sql.join(
    NAMES.map((name) => sql`${sql.placeholder(name)}::timestamptz`),
    sql`, `,
  )
export const guardValues = (guard: Guard) =>
  Object.fromEntries(NAMES.map((name) => [name, guard[name].toISOString()])) as Record<keyof Guard, string>

/** For an update that moves a booking: its guard keeps the distance that it had. */
export const movedGuards = (times: Times) =>
  Object.fromEntries(
    NAMES.map((name) => {
      const { column, from } = GUARDS[name]
      return [name, sql`${times[from].toISOString()}::timestamptz + (${column} - ${timeSlotBookings[from]})`]
    }),
  ) as Record<keyof Guard, SQL>
