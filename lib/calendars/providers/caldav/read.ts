import type { Period } from '@/lib/scheduling'
import type { BusyAnswer, BusyPeriod, Connection } from '../provider'
import { ProviderError } from '../provider-error'
import { calendarUrlOf } from './calendars'
import type { Dav } from './dav'
import { busyOf, queryObjects, readEvents, readerOf } from './objects'

/** From the events themselves: servers differ in what they call busy, and Radicale has no such question. */
export async function readBusy(
  dav: Dav,
  connection: Connection,
  calendarIds: string[],
  period: Period,
): Promise<BusyAnswer> {
  const answer: BusyAnswer = { busy: [], failed: [] }
  await Promise.all(
    calendarIds.map(async (calendarId) => {
      try {
        answer.busy.push({ calendarId, periods: await readCalendar(dav, connection, calendarId, period) })
      } catch (error) {
        answer.failed.push({ calendarId, error: toProviderError(error) })
      }
    }),
  )
  return answer
}

async function readCalendar(
  dav: Dav,
  connection: Connection,
  calendarId: string,
  period: Period,
): Promise<BusyPeriod[]> {
  const objects = await queryObjects(dav, await calendarUrlOf(dav, connection, calendarId), period)
  const read = await readEvents(dav, objects, { period, reader: readerOf(connection) })
  return read.flatMap(busyOf)
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  return new ProviderError('rejected', 'This calendar repeats more often than can be read')
}
