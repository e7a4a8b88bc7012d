export { type Availability, findOverlap, isOpenSpan } from './availability'
export { clampInstant, isDateInBounds, isInstantInBounds, parseInstant } from './bounds'
export { clipBusyToWindows, mergeBusy, type Period } from './busy'
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
  BUFFER_MINUTES,
  guardOf,
  lengthsOf,
  MAX_BUFFER_MS,
  reachOf,
  type SlotRules,
  startsNear,
  toSlotRules,
  widestReach,
} from './rules'
export { groupSlotsByDate, type SlotDay } from './slot-days'
export { computeSlots, HORIZON_DAYS, horizonOf, isSlot, type SlotInput } from './slots'
export {
  CURATED_TIMEZONES,
  type TimezoneOption,
  timezoneLabel,
  timezoneOptions,
  toListedTimezone,
} from './timezones'
export { listWindows, type WindowRange } from './windows'
export { getZone, isSameTimezone, isTimezone, localDate, offsetAt, startOfDate, toInstant, type Zone } from './zone'
