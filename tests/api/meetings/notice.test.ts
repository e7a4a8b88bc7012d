import { afterEach, describe, expect, it, vi } from 'vitest'
import { offsetAt } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { signInOwner } from '@/tests/support/api/owner'
import { createPage, dateOf, visitor } from '@/tests/support/factories/pages'

const ZONE = 'America/New_York'

/** The next hour from which the clocks of the zone show `shiftHours` more than before. */
function nextChange(shiftHours: number): number {
  const first = Math.ceil((Date.now() + DAY_MS) / HOUR_MS) * HOUR_MS
  for (let at = first; at < first + 366 * DAY_MS; at += HOUR_MS) {
    if (offsetAt(ZONE, at) - offsetAt(ZONE, at - 1) === shiftHours * HOUR_MS) return at
  }
  throw new Error(`The clocks of ${ZONE} do not change`)
}

const toIso = (instantMs: number) => new Date(instantMs).toISOString()
const offered = async (slug: string, at: string) =>
  (await slotsOn(slug, dateOf(at))).days.flatMap(({ slots }) => slots).includes(at)

afterEach(() => void vi.useRealTimers())

describe('a notice of 24 hours', () => {
  it.each([
    ['while the clocks stay', 0],
    ['while the clocks go forward', 1],
    ['while the clocks go back', -1],
  ])('lets a booking pass that is 24 h 0 min ahead, and not one of 23 h 59 min, %s', async (_, shiftHours) => {
    const { slug } = await createPage(await signInOwner(), { timezone: ZONE, step: 1, minimumNotice: 1440 })
    const now = (shiftHours ? nextChange(shiftHours) : nextChange(1) - 7 * DAY_MS) - 12 * HOUR_MS
    vi.useFakeTimers({ toFake: ['Date'], now })
    expect(offsetAt(ZONE, now + DAY_MS) - offsetAt(ZONE, now)).toBe(shiftHours * HOUR_MS)
    const [early, enough] = [toIso(now + DAY_MS - MINUTE_MS), toIso(now + DAY_MS)]
    expect([await offered(slug, early), await offered(slug, enough)]).toEqual([false, true])
    expect(await book(slug, visitor(early))).toMatchObject({ status: 409, body: { code: 'notice' } })
    expect(await book(slug, visitor(enough))).toMatchObject({ status: 201 })
  })
})
