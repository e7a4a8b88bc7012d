import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reconcileCounts } from '@/lib/bookings/reconcile-counts'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { WRONG_COUNTS } from '@/tests/support/scheduling/recount'

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const OPEN = { bufferBefore: 0, bufferAfter: 0 }

/** A time in the middle of a month, so that no period of this test ends near it. */
function inTheMiddle(): string {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + 2, 10)
  date.setUTCHours(0, 0, 0, 0)
  return date.toISOString()
}

async function outcomeOf(slug: string, start: string): Promise<string> {
  const { status, body } = await book(slug, visitor(start))
  return status === 201 ? 'booked' : (body as unknown as { code: string }).code
}

const bookAll = (slug: string, starts: string[]) => Promise.all(starts.map((start) => outcomeOf(slug, start)))
const count = (outcomes: string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
const every = (minutes: number, times: number, from = inTheMiddle()) =>
  Array.from({ length: times }, (_, index) => later(from, index * minutes))

async function expectCounted(pageId: string): Promise<void> {
  expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${pageId}`)).toEqual([])
}

describe('the limits of a page', () => {
  it.each(['day', 'week', 'month'] as const)('admit exactly as many of twenty at once as they say: %s', async (per) => {
    const page = await createPage(await signInOwner(), { ...OPEN, limits: [{ per, max: 7 }] })
    const outcomes = await bookAll(page.slug, every(60, 20))
    expect([count(outcomes, 'booked'), count(outcomes, 'limit')]).toEqual([7, 13])
    await expectCounted(page.id)
  })

  it('hold together', async () => {
    const limits = [
      { per: 'day', max: 3 },
      { per: 'week', max: 5 },
      { per: 'month', max: 7 },
    ]
    const page = await createPage(await signInOwner(), { ...OPEN, limits })
    const outcomes = await bookAll(page.slug, every(8 * 60, 30))
    expect(count(outcomes, 'booked') + count(outcomes, 'limit')).toBe(30)
    expect(count(outcomes, 'booked')).toBeLessThanOrEqual(7)
    await expectCounted(page.id)
  })

  it('are not used up by a booking that finds its time taken', async () => {
    const page = await createPage(await signInOwner(), { ...OPEN, limits: [{ per: 'day', max: 2 }] })
    const [first = '', second = ''] = every(60, 2)
    const outcomes = await bookAll(
      page.slug,
      Array.from({ length: 12 }, () => first),
    )
    expect([count(outcomes, 'booked'), count(outcomes, 'taken')]).toEqual([1, 11])
    expect(await outcomeOf(page.slug, second)).toBe('booked')
    await expectCounted(page.id)
  })

  it('count right while bookings are made and cancelled at once', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { ...OPEN, limits: [{ per: 'day', max: 5 }] })
    const starts = every(60, 20)
    const made = await Promise.all(starts.slice(0, 5).map((start) => book(page.slug, visitor(start))))
    const [outcomes, cancelled] = await Promise.all([
      bookAll(page.slug, starts.slice(5)),
      Promise.all(made.map(({ body }) => owner.post(`/api/meetings/${body.meeting.id}/cancel`))),
    ])
    expect(cancelled.map(({ status }) => status)).toEqual(made.map(() => 200))
    expect(count(outcomes, 'booked')).toBeLessThanOrEqual(5)
    expect(count(outcomes, 'booked') + count(outcomes, 'limit')).toBe(15)
    await expectCounted(page.id)
    await bookAll(page.slug, starts)
    expect(await outcomeOf(page.slug, starts[0] ?? '')).toMatch(/limit|taken/)
    await expectCounted(page.id)
  })

  it('count right while they, the zone and the first day of the week change', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, OPEN)
    const starts = every(8 * 60, 24)
    const path = `/api/time-slot-pages/${page.id}`
    const changes = [
      { limits: [{ per: 'week', max: 9 }] },
      { timezone: 'Pacific/Kiritimati' },
      {
        limits: [
          { per: 'day', max: 1 },
          { per: 'week', max: 3 },
        ],
      },
      { limits: [{ per: 'week', max: 30 }] },
      { timezone: 'America/Los_Angeles' },
    ]
    const change = async () => {
      for (const [index, body] of changes.entries()) {
        const [changed, saved] = await Promise.all([
          owner.patch(path, body),
          owner.patch('/api/settings', { weekStartDay: index % 2 ? 1 : 0 }),
        ])
        expect([changed.status, saved.status]).toEqual([200, 200])
      }
    }
    const [outcomes] = await Promise.all([bookAll(page.slug, starts), change()])
    expect(outcomes.filter((outcome) => !['booked', 'limit', 'taken'].includes(outcome))).toEqual([])
    await expectCounted(page.id)
    await owner.patch(path, { limits: [] })
    await expectCounted(page.id)
  })

  it('keep nobody waiting while a page is edited all the time', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { ...OPEN, limits: [{ per: 'day', max: 3 }] })
    let isOver = false
    const editing = (async () => {
      while (!isOver) {
        await owner.patch(`/api/time-slot-pages/${page.id}`, { limits: [{ per: 'day', max: 3 }] })
        // The embedded database would otherwise leave timers no turn.
        await sleep(1)
      }
    })()
    const outcomes = await bookAll(page.slug, every(60, 6)).finally(() => {
      isOver = true
    })
    await editing
    expect(outcomes.filter((outcome) => !['booked', 'limit', 'taken'].includes(outcome))).toEqual([])
    await expectCounted(page.id)
  })

  it('go with their page, while it is booked and its bookings are cancelled', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { ...OPEN, limits: [{ per: 'day', max: 9 }] })
    const starts = every(60, 12)
    const made = await Promise.all(starts.slice(0, 4).map((start) => book(page.slug, visitor(start))))
    const [outcomes, deleted, ...cancelled] = await Promise.all([
      bookAll(page.slug, starts.slice(4)),
      owner.delete(`/api/time-slot-pages/${page.id}`),
      ...made.map(({ body }) => owner.post(`/api/meetings/${body.meeting.id}/cancel`)),
    ])
    expect([deleted.status, ...cancelled.map(({ status }) => status)]).toEqual([204, 200, 200, 200, 200])
    expect(outcomes.filter((outcome) => !['booked', 'limit', 'page_not_found'].includes(outcome))).toEqual([])
    expect(await query(sql`select from page_booking_counts where page_id = ${page.id}`)).toEqual([])
  })
})

describe('reconcileCounts', () => {
  it('counts anew what a process of the release before has booked, and leaves the rest alone', async () => {
    const owner = await signInOwner()
    const limits = [
      { per: 'day', max: 4 },
      { per: 'month', max: 20 },
    ]
    const [wrong, right] = [await createPage(owner, { ...OPEN, limits }), await createPage(owner, { ...OPEN, limits })]
    const [first = '', second = '', third = ''] = every(60, 3)
    await bookAll(wrong.slug, [first, second])
    await bookAll(right.slug, [third])
    await query(sql`update page_booking_counts set used = used - 1 where page_id = ${wrong.id}`)
    const versions = () =>
      query(sql`select xmin::text from page_booking_counts where page_id = ${right.id} order by per`)
    const before = await versions()
    await reconcileCounts(new Date())
    await expectCounted(wrong.id)
    await expectCounted(right.id)
    expect(await versions()).toEqual(before)
  })

  it('leaves what it has no time for', async () => {
    const page = await createPage(await signInOwner(), { ...OPEN, limits: [{ per: 'day', max: 4 }] })
    await bookAll(page.slug, [inDays(9)])
    await query(sql`update page_booking_counts set used = 0 where page_id = ${page.id}`)
    await reconcileCounts(new Date(), () => true)
    expect(await query(sql`select used from page_booking_counts where page_id = ${page.id}`)).toEqual([{ used: 0 }])
    await reconcileCounts(new Date())
    await expectCounted(page.id)
  })
})
