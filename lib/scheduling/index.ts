export { type Availability, findOverlap, isOpenSpan, type Span } from './availability'
export { clampInstant, isDateInBounds, isInstantInBounds, parseInstant } from './bounds'
export { type BusyPeriod, clipBusyToWindows, mergeBusy, type Period } from './busy'
export {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  dateSpanAnywhere,
  dayOfWeek,
  isCalendarDate,
  monthOf,
  monthWeeks,
} from './calendar-date'
export type { DateFormat, TimeFormat } from './clock-formats'
export {
  formatDate,
  formatLongDate,
  formatTime,
  monthHeading,
} from './format'
export {
  type BookingLimit,
  countByPeriod,
  countedPeriods,
  fullPeriods,
  LIMIT_PERIODS,
  type LimitPeriod,
  type LimitReached,
  limitsReached,
} from './full-periods'
export { type BookingWindow, type PageRules, toSlotRules } from './page-rules'
export {
  ALIGNMENTS,
  type Alignment,
  DEFAULT_BUFFER_MINUTES,
  guardOf,
  lengthsOf,
  MAX_BUFFER_MINUTES,
  reachOf,
  type SlotRules,
  startsNear,
  widestReach,
} from './rules'
export { groupSlotsByDate, type SlotDay } from './slot-days'
export { computeSlots, HORIZON_DAYS, horizonOf, isSlot, type SlotInput } from './slots'
export { closedPeriod, type TimeOffSpan } from './time-off'
export {
  CURATED_TIMEZONES,
  type TimezoneOption,
  timezoneLabel,
  timezoneOptions,
  toListedTimezone,
} from './timezones'
export { type DateHours, listWindows, type WindowRange } from './windows'
export { getZone, isSameTimezone, isTimezone, localDate, offsetAt, startOfDate, toInstant, type Zone } from './zone'
