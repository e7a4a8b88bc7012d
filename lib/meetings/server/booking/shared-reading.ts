import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Both, findBoth } from './find-both'

/** Long enough for the socket of a request that was sent before the answer to another one could be known. */
const MOMENT_MS = 10

const readings = new Map<string, Promise<Both>>()

/**
 * Runs a change on a booking as it is now. Changes of one booking that come while another is under way get the reading of
 * that one, so whichever is written second finds the booking changed. Statements of the embedded database never wait for a
 * socket: a request that came together with another one is read after everything that the other one does, and would find the
 * result of it. So the first to end waits for a moment; then it closes the reading, and later requests get a new one.
 */
export async function fromSharedReading<T>(bookingId: string, change: (found: Both) => Promise<T>): Promise<T> {
  const reading = readings.get(bookingId) ?? findBoth(bookingId)
  readings.set(bookingId, reading)
  try {
    return await change(await reading)
  } finally {
    await sleep(MOMENT_MS)
    // A busy process may have looked at no socket meanwhile.
    await nextTurn()
    if (readings.get(bookingId) === reading) readings.delete(bookingId)
  }
}
