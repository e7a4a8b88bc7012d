import type { ArrivedEnd } from '@/db/queries/portability/overlap'
import { DAY_MS } from '@/lib/scheduling/units'
import { isTaking } from '@/lib/shared/statuses'

/** A booking as the exclusion constraints of the database compare it with others; instants are ISO texts. */
export type TimedRow = {
  id: string
  userId: string
  occurrenceId: string
  startTime: string
  endTime: string
  guardStart: string
  guardEnd: string
  status: string
}

type Guarded = { guardStart: number; guardEnd: number }
type Taken = Guarded & Pick<TimedRow, 'userId' | 'occurrenceId'> & { start: number; end: number }

/** What a plan did in portions that were rolled back one by one, for those that follow: they find nothing of it in the database. */
export class RolledBack {
  /** Ids of bookings that were added. */
  readonly bookings = new Set<string>()
  /** Addresses of pages and forms that were added. */
  readonly paths = new Set<string>()
  private readonly taken = new ByDay<Taken>()
  private readonly freed = new ByDay<Guarded & { ended: ArrivedEnd }>()

  take(rows: readonly TimedRow[]): void {
    for (const row of rows) if (isTaking(row.status)) this.taken.add(toTaken(row))
  }

  /** The rows whose time no booking of an earlier portion takes. */
  withFreeTime<R extends TimedRow>(rows: readonly R[]): R[] {
    return rows.filter((row) => {
      if (!isTaking(row.status)) return true
      const wanted = toTaken(row)
      for (const one of this.taken.near(wanted)) if (!areApart(one, wanted)) return false
      return true
    })
  }

  /** A booking that ended no longer takes its time. */
  free(one: Guarded & { ended: ArrivedEnd }): void {
    this.freed.add(one)
  }

  /** Bookings that ended, and are in the way of these rows until they end once more. */
  endedNear(rows: readonly TimedRow[]): ArrivedEnd[] {
    return [...new Set(rows.flatMap((row) => [...this.freed.near(toTaken(row))].map(({ ended }) => ended)))]
  }
}

/** The rule of the exclusion constraints. */
const areApart = (one: Taken, other: Taken): boolean =>
  one.userId !== other.userId ||
  one.occurrenceId === other.occurrenceId ||
  ((one.start >= other.guardEnd || other.start >= one.guardEnd) &&
    (one.guardStart >= other.end || other.guardStart >= one.end))

const toTaken = ({ userId, occurrenceId, ...row }: TimedRow): Taken => ({
  userId,
  occurrenceId,
  start: Date.parse(row.startTime),
  end: Date.parse(row.endTime),
  guardStart: Date.parse(row.guardStart),
  guardEnd: Date.parse(row.guardEnd),
})

/** One that lasts longer is compared with all. */
const MAX_DAYS = 7

/** Finds what may overlap a row without a look at all others. */
class ByDay<T extends Guarded> {
  private readonly days = new Map<number, T[]>()
  private readonly long: T[] = []

  add(one: T): void {
    const days = daysOf(one)
    if (!days) this.long.push(one)
    for (const day of days ?? []) this.days.set(day, [...(this.days.get(day) ?? []), one])
  }

  *near(one: Guarded): Generator<T> {
    yield* this.long
    for (const day of daysOf(one) ?? this.days.keys()) yield* this.days.get(day) ?? []
  }
}

function daysOf({ guardStart, guardEnd }: Guarded): number[] | null {
  const first = Math.floor(guardStart / DAY_MS)
  const count = Math.floor(guardEnd / DAY_MS) - first + 1
  return count > MAX_DAYS ? null : Array.from({ length: count }, (_, place) => first + place)
}
