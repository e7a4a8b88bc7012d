import { getZone, isTimezone, type Period } from '@/lib/scheduling'
import { HOUR_MS } from '@/lib/scheduling/units'
import { type Line, parameterOf, toZoneName } from './lines'
import { readDefinition, type ZoneOffsets } from './observances'
import type { Scope } from './split'
import type { EventWallTime } from './wall-time'
import type { WorkBudget } from './work-budget'
import { findIanaName, readZoneName } from './zone-names'

/** What shows the times of an event. `early`, `late`: how much earlier and later than by this clock they can be; 0 for one that is known. */
export type Clock = ZoneOffsets & { early: number; late: number }

export const isUnknown = ({ early, late }: Clock) => early > 0 || late > 0

const UTC = fixed(0)
/** From Kiritimati to Baker Island. */
const EVERYWHERE = [14 * HOUR_MS, -12 * HOUR_MS]

/** Finds the clocks of one calendar. */
export class Clocks {
  private readonly byName = new Map<string, Clock>()
  /** Of times without a zone. */
  readonly floating: Clock
  /** Of dates: the owner's. */
  readonly ofDates: Clock

  /** Right near a period. */
  constructor(
    private readonly scope: Scope,
    ownZone: string,
    private readonly near: Period,
    private readonly newBudget: () => WorkBudget,
  ) {
    this.ofDates = known(getZone(ownZone))
    const [only, ...others] = scope.zones.keys()
    const name = scope.timezone || (others.length === 0 && only)
    this.floating = name ? this.named(name) : this.ofDates
  }

  /** The clock of a time; `fallback` if it names none. */
  of(line: Line, { isDate, offset }: EventWallTime, fallback: Clock | null): Clock {
    if (isDate) return this.ofDates
    if (offset !== null) return offset === 0 ? UTC : fixed(offset)
    const name = toZoneName(parameterOf(line, 'TZID'))
    return name ? this.named(name) : (fallback ?? this.floating)
  }

  private named(name: string): Clock {
    const clock = this.byName.get(name) ?? this.find(name)
    this.byName.set(name, clock)
    return clock
  }

  /**
   * A name of IANA means that zone as this server knows it: the VTIMEZONE beside it may be years old, or have the one rule that was
   * in force when it was written. Else its VTIMEZONE; else what the name says; else any offset that there is.
   */
  private find(name: string): Clock {
    const zone = findIanaName(name)
    if (zone) return known(getZone(zone))
    const component = this.scope.zones.get(name)
    const definition = component && readDefinition(component, this.near, this.newBudget())
    if (definition && isTimezone(definition.place)) return known(getZone(definition.place))
    if (definition?.clock) return known(definition.clock)
    const named = readZoneName(name)
    if (named && 'zone' in named) return known(getZone(named.zone))
    return between(named?.offsets ?? (definition?.offsets.length ? definition.offsets : EVERYWHERE))
  }
}

function known(zone: ZoneOffsets): Clock {
  return { offsetAt: (instant) => zone.offsetAt(instant), early: 0, late: 0 }
}

function fixed(offset: number): Clock {
  return { offsetAt: () => offset, early: 0, late: 0 }
}

/** By the first of the offsets, and as much earlier and later as by the others. */
function between(offsets: number[]): Clock {
  const [first = 0] = offsets
  return { ...fixed(first), early: Math.max(...offsets) - first, late: first - Math.min(...offsets) }
}
