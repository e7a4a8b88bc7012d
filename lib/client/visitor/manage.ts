import { slotsQuery } from './schedule'
import { readAnswer } from './visitor-request'

const TIMEOUT_MS = 30_000

export type MoveRequest = {
  startTime: string
  /** The start that the attendee saw: the booking may have been moved since. */
  from: string
  userTimezone: string
  reason?: string
}

/** Somebody has changed the booking since it was read: its present time, and whether it stands. */
export class ChangedMeanwhile extends Error {
  constructor(readonly facts: { startTime?: string; status?: string }) {
    super('changed')
  }
}

export function moveSlotsPath(token: string, timezone: string): string {
  return `/api/bookings/${token}/slots?${slotsQuery(timezone)}`
}

/** Moves a booking for its attendee. A repeat after a lost answer changes nothing. */
export async function postMove(token: string, move: MoveRequest): Promise<void> {
  const response = await fetch(`/api/bookings/${token}/move`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
  if (response.status === 409) {
    const { code, ...facts } = Object(await response.clone().json())
    if (code === 'changed') throw new ChangedMeanwhile(facts)
  }
  await readAnswer(response)
}
