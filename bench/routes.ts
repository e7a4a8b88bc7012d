import { DAY_MS } from '@/lib/scheduling/units'
import { countBookingStatements } from './booking-statements'
import { createBookings, JSON_HEADERS } from './bookings'
import { type Comparison, compare } from './load'
import { raceForOneSlot } from './race'
import { report } from './report'
import { spread } from './statistics'
import type { World } from './world'

export async function benchRoutes(world: World): Promise<void> {
  await benchSlots(world)
  await benchBookings(world)
  await countBookingStatements(world)
  await raceForOneSlot(world)
}

async function benchSlots({ url, office }: World): Promise<void> {
  const { slug, workload } = office
  const date = (atMs: number) => new Date(atMs).toISOString().slice(0, 10)
  const timezone = workload.visitorTimezone
  const query = new URLSearchParams({ from: date(workload.from), to: date(workload.to - DAY_MS), timezone })
  const ours = { url: `${url}/api/schedule/${slug}/slots?${query}`, status: 200 }
  const measured = await compare(ours, { url: `${url}/api/bench/select`, status: 200 })
  report({
    name: 'routes: slots of W1, 95th percentile',
    value: measured.ours.p95Ms,
    unit: 'ms',
    ratio: measured.p95Ratio,
    goal: '≤ 1.5× a bare route with one select',
    note: `bare: ${measured.bare.p95Ms.toFixed(1)} ms`,
  })
  reportRate('routes: slots of W1, requests', measured, '≥ 0.75× a bare route with one select')
}

async function benchBookings({ url, nextSlot }: World): Promise<void> {
  const body = JSON.stringify({ fullName: 'Vera Visitor', email: 'vera@example.com', message: 'Hello' })
  const nextRequest = () => ({ path: '/api/bench/insert', body })
  const measured = await compare(
    { url, headers: JSON_HEADERS, nextRequest: createBookings(nextSlot), status: 201 },
    { url, headers: JSON_HEADERS, nextRequest, status: 201 },
  )
  reportRate('routes: bookings', measured, '≥ 0.6× a bare route that inserts one row')
}

export function reportRate(name: string, { ours, bare, perSecondRatio, ratios }: Comparison, goal: string): void {
  const unexpected = ours.unexpected + bare.unexpected
  report({
    name,
    value: ours.perSecond,
    unit: '1/s',
    ratio: perSecondRatio,
    goal,
    note: [
      `bare: ${bare.perSecond.toFixed(0)} 1/s`,
      `ratios of the rounds: ${spread(ratios)}`,
      ...(unexpected > 0 ? [`${unexpected} unexpected answers`] : []),
    ].join('; '),
  })
}
