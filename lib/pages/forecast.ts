/** Rules that would have refused a booking. `hours` includes a time between starts and a length that is not offered. */
export const IMPOSSIBLE_REASONS = ['notice', 'window', 'hours', 'closed', 'limit', 'gap'] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** Rules that would refuse a booking to come, if it were made now. */
export type StandingReason = 'window' | 'length' | 'hours' | 'starts' | 'closed' | 'limit'

/** A booking to come that the rules would not offer; `meetingId` is null when its meeting was deleted. ISO instant. */
export type StandingBooking = {
  meetingId: string | null
  title: string | null
  attendeeName: string
  startTime: string
  reason: StandingReason
}

/** Effects of a change of a page's rules that is not saved. */
export type Forecast = {
  /** Hours of the weekly availability. */
  hoursPerWeek: { before: number; after: number }
  /**
   * Starts of the preset duration that visitors see from now to the end of date `to`, both dates of the changed page's zone;
   * null when a calendar could not be read.
   */
  starts: { from: string; to: string; before: number | null; after: number | null }
  /** Counts the bookings that the rules would have refused, among the `made` ones of the last `days` days. */
  impossible: { days: number; made: number; total: number; byReason: Record<ImpossibleReason, number> }
  /** Bookings to come that lie outside the rules and stay; the first 20 are listed. */
  standing: { total: number; bookings: StandingBooking[] }
}
