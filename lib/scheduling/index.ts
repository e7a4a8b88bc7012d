export { findOverlap, isOpenSpan } from './availability'
export { clampInstant, isDateInBounds, isInstantInBounds, parseInstant, toDates } from './bounds'
export { type BusyPeriod, clipBusyToWindows, cutOut, mergeBusy, type Period } from './busy'
export {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  dateSpanAnywhere,
  dayOfWeek,
  firstOfWeek,
  isCalendarDate,
  monthOf,
  weeksBetween,
} from './calendar-date'
export type { DateFormat, TimeFormat } from './clock-formats'
export { formatLongDate, formatTime } from './format'
export { formatDate, monthHeading } from './format-date'
export {
  countByPeriod,
  countedPeriods,
  fullPeriods,
  type LimitReached,
  limitsReached,
} from './full-periods'
export { freeAt, type GroupFreedom, groupsMet, type HostDiary, type HostFault, hostFaultAt } from './host-starts'
export { toSlotRules } from './page-rules'
export {
  guardOf,
  lengthsOf,
  reachOf,
  type SlotRules,
  startsNear,
  widestReach,
} from './rules'
export { groupSlotsByDate, type SlotDay } from './slot-days'
export { bookablePeriod, computeSlots, HORIZON_DAYS, horizonOf, isSlot, type SlotInput } from './slots'
export { closedPeriod } from './time-off'
export {
  CURATED_TIMEZONES,
  type TimezoneOption,
  timezoneLabel,
  timezoneOptions,
  toListedTimezone,
} from './timezones'
export type {
  Alignment,
  Availability,
  BookingLimit,
  BookingWindow,
  DateHours,
  LimitPeriod,
  PageRules,
  Span,
} from './vocabulary'
export { DEFAULT_BUFFER_MINUTES } from './vocabulary'
export { listWindows, type WindowRange } from './windows'
export { getZone, startOfDate, toInstant, type Zone } from './zone'
export { isSameTimezone, isTimezone, localDate, offsetAt } from './zone-clock'
