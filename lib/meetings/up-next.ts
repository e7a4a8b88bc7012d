import type { Meeting } from './schema'

/** Selects the meeting that runs and the one after it, or else the next one. `meetings` are sorted by start. */
export function selectUpNext(meetings: readonly Meeting[], nowMs: number): Meeting[] {
  const ahead = meetings.filter(({ endTime }) => Date.parse(endTime) > nowMs)
  const isRunning = ahead[0] !== undefined && Date.parse(ahead[0].startTime) <= nowMs
  return ahead.slice(0, isRunning ? 2 : 1)
}
