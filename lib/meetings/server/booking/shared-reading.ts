import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Both, findBoth } from './find-both'

/** Requests that came together are all read within these turns of the event loop, new connections included. */
const TURNS = 8

const readings = new Map<string, Promise<Both>>()

/**
 * Runs a change on a booking as it is now. Changes of one booking that come while another is under way get the reading of
 * that one, so whichever is written second finds the booking changed. Without this the embedded database, which never waits
 * for a socket, would make one change after the other. The first to end closes the reading: later requests get a new one.
 */
export async function fromSharedReading<T>(bookingId: string, change: (found: Both) => Promise<T>): Promise<T> {
  const reading = readings.get(bookingId) ?? readSoon(bookingId)
  readings.set(bookingId, reading)
  try {
    return await change(await reading)
  } finally {
    if (readings.get(bookingId) === reading) readings.delete(bookingId)
  }
}

async function readSoon(bookingId: string): Promise<Both> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
  return findBoth(bookingId)
}
