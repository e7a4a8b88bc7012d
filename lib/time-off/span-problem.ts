import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'

type SpanProblem = {
  path: keyof TimeOffSpan
  reason: 'rangeReversed' | 'timesTogether' | 'timesOfOneDate' | 'endAfterStart'
}

/** The first rule that dates and times break together; null when they are fine. */
export function findSpanProblem({ from, to, startTime, endTime }: TimeOffSpan): SpanProblem | null {
  if (from > to) return { path: 'to', reason: 'rangeReversed' }
  if (startTime === null && endTime === null) return null
  if (startTime === null) return { path: 'startTime', reason: 'timesTogether' }
  if (endTime === null) return { path: 'endTime', reason: 'timesTogether' }
  if (from !== to) return { path: 'startTime', reason: 'timesOfOneDate' }
  return endTime <= startTime ? { path: 'endTime', reason: 'endAfterStart' } : null
}
