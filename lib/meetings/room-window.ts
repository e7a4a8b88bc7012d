import { MINUTE_MS } from '@/lib/scheduling/units'

const BEFORE_MS = 15 * MINUTE_MS
const AFTER_MS = 60 * MINUTE_MS

/** When people can enter the room of a meeting, in epoch milliseconds. */
export function roomWindow({ startTime, endTime }: { startTime: Date; endTime: Date }): { from: number; to: number } {
  return { from: startTime.getTime() - BEFORE_MS, to: endTime.getTime() + AFTER_MS }
}

export function roomState(times: { startTime: Date; endTime: Date }, now: Date): 'early' | 'open' | 'over' {
  const { from, to } = roomWindow(times)
  if (now.getTime() < from) return 'early'
  return now.getTime() > to ? 'over' : 'open'
}
