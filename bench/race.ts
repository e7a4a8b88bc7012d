import autocannon from 'autocannon'
import { bookingBody, JSON_HEADERS } from './bookings'
import { report } from './report'
import type { World } from './world'

const ATTEMPTS = 1_000

/** A thousand visitors press the button for one slot at once. */
export async function raceForOneSlot({ url, nextSlot }: World): Promise<void> {
  const { slug, startTime } = nextSlot()
  const statuses = new Map<number, number>()
  const start = performance.now()
  await new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: `${url}/api/schedule/${slug}/book`,
        method: 'POST',
        headers: JSON_HEADERS,
        body: bookingBody(startTime),
        connections: ATTEMPTS,
        amount: ATTEMPTS,
        timeout: 60,
      },
      (error) => (error ? reject(error) : resolve(undefined)),
    )
    run.on('response', (_client, status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1))
  })
  report({
    name: 'routes: 1,000 attempts at one slot at once',
    value: (performance.now() - start) / 1000,
    unit: 's',
    goal: '≤ 5 s with one winner',
    note: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
  })
}
