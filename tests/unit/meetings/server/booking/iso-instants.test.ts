import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIsoInstants } from '@/lib/meetings/server/booking/iso-instants'
import { cases } from '@/tests/support/cases'

const toIso = (instantMs: number) => new Date(instantMs).toISOString()

describe('toIsoInstants', () => {
  it('writes what toISOString writes, in any order and on either side of midnight and of 1970', () => {
    const day = Date.UTC(2030, 1, 28)
    const instants = [day, day + 86_399_999, day - 60_000, -60_000, 0, day + 86_400_000, day + 3_660_000]
    expect(toIsoInstants(instants)).toEqual(instants.map(toIso))
  })

  it('keeps seconds and milliseconds', () => {
    expect(toIsoInstants([1_001])).toEqual(['1970-01-01T00:00:01.001Z'])
  })

  it('agrees with toISOString on every instant of the years 0 to 9999', () => {
    const instant = fc.integer({ min: Date.parse('0000-01-01T00:00:00Z'), max: Date.UTC(9999, 11, 31) })
    fc.assert(
      fc.property(fc.array(instant), (instants) => {
        const minutes = instants.map((instantMs) => Math.floor(instantMs / 60_000) * 60_000)
        expect(toIsoInstants(instants)).toEqual(instants.map(toIso))
        expect(toIsoInstants(minutes)).toEqual(minutes.map(toIso))
      }),
      cases(),
    )
  })
})
