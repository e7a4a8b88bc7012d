import type { z } from 'zod'
import type { forecastAnswer } from './api-shapes'

/** Dates of which starts are counted, from today on. */
export const DAYS_AHEAD = 28

/** Rules that would have refused a booking. `hours` includes a time between starts and a length that is not offered. */
export const IMPOSSIBLE_REASONS = ['notice', 'window', 'hours', 'closed', 'limit', 'gap'] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** Rules that would refuse a booking to come, if it were made now. */
export type StandingReason = StandingBooking['reason']

/** A booking to come that the rules would not offer; `meetingId` is null when its meeting was deleted. ISO instant. */
export type StandingBooking = Forecast['standing']['bookings'][number]

/** A booking of the last days that the rules would have refused. ISO instant. */
export type ImpossibleBooking = Forecast['impossible']['bookings'][number]

/** Effects of a change of a page's rules that is not saved. */
export type Forecast = z.infer<typeof forecastAnswer>
