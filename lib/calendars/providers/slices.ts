import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_MS = 8

/** The end of the work before, of which there is one at a time in this process: side by side they would add up. */
let before: Promise<unknown> = Promise.resolve()

/** Work that is too long for one turn of the event loop: it gives others their turn, and ends when its time is over. */
export class Slices {
  private since = performance.now()

  constructor(private readonly endsAt: number) {}

  isDue(): boolean {
    return performance.now() - this.since > SLICE_MS
  }

  /** Throws a RangeError when the time is over. */
  async rest(): Promise<void> {
    if (Date.now() > this.endsAt) throw new RangeError('This takes too long')
    await nextTurn()
    this.since = performance.now()
  }
}

/** `endsAt`, epoch milliseconds, counts the waiting for others as well. */
export function inSlices<T>(endsAt: number, work: (slices: Slices) => Promise<T>): Promise<T> {
  const done = before.then(async () => {
    const slices = new Slices(endsAt)
    await slices.rest()
    return work(slices)
  })
  before = done.catch(() => undefined)
  return done
}
