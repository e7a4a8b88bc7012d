import { z } from 'zod'
import { mergeBusy } from '@/lib/scheduling/busy'
import { DAY_MS } from '@/lib/scheduling/units'
import { cutToPeriod } from '../busy-cache-windows'
import type { BusyAnswer, BusyPeriod } from '../provider'
import { ProviderError } from '../provider-error'
import { readPages } from './paging'
import { calendarPath, type MicrosoftCall } from './rules'
import { eventTimes, periodOf } from './times'

export const MAX_BUSY_DAYS = 60
/** Exchange lets one application ask one mailbox four things at a time. */
const SIDE_BY_SIDE = 4
const FREE = ['free', 'workingElsewhere']

const viewed = eventTimes.extend({
  showAs: z.string().nullish(),
  isCancelled: z.boolean().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
})
const FIELDS = 'id,start,end,showAs,isCancelled,isAllDay,responseStatus,originalStartTimeZone'

/** Reads the events themselves: Microsoft's free/busy supports neither personal accounts nor secondary calendars. */
export async function readBusy(
  call: MicrosoftCall,
  calendarIds: string[],
  from: number,
  to: number,
): Promise<BusyAnswer> {
  const answer: BusyAnswer = { busy: [], failed: [] }
  const waiting = [...new Set(calendarIds)]
  const readNext = async (): Promise<void> => {
    for (let calendarId = waiting.shift(); calendarId !== undefined; calendarId = waiting.shift()) {
      await readCalendar(call, calendarId, { start: from, end: to }, answer)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, readNext))
  return answer
}

async function readCalendar(
  call: MicrosoftCall,
  calendarId: string,
  range: BusyPeriod,
  answer: BusyAnswer,
): Promise<void> {
  try {
    const periods: BusyPeriod[] = []
    for (const window of toWindows(range)) periods.push(...(await readWindow(call, calendarId, window)))
    answer.busy.push({ calendarId, periods: cutToPeriod(mergeBusy(periods), range) })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'needs-reauth') throw error
    answer.failed.push({ calendarId, error })
  }
}

async function readWindow(call: MicrosoftCall, calendarId: string, { start, end }: BusyPeriod): Promise<BusyPeriod[]> {
  const query = new URLSearchParams({
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(end).toISOString(),
    $select: FIELDS,
    $top: '500',
  })
  const path = `${calendarPath(calendarId)}/calendarView?${query}`
  const { items } = await readPages(call, { name: 'calendarView.list', path, item: viewed })
  return items.filter(isBusy).map((event) => {
    const period = periodOf(event)
    // Unreadable time is not free.
    if (!period) throw new ProviderError('transient', 'Microsoft answered calendarView.list with an unknown time')
    return period
  })
}

/** A declined invitation may still be in the calendar. */
function isBusy({ showAs, isCancelled, responseStatus }: z.infer<typeof viewed>): boolean {
  return !isCancelled && !FREE.includes(showAs ?? '') && responseStatus?.response !== 'declined'
}

function toWindows({ start, end }: BusyPeriod): BusyPeriod[] {
  const length = MAX_BUSY_DAYS * DAY_MS
  const count = Math.max(Math.ceil((end - start) / length), 0)
  return Array.from({ length: count }, (_, index) => {
    const first = start + index * length
    return { start: first, end: Math.min(first + length, end) }
  })
}
