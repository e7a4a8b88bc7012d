/** Minutes that stay free on each side of a booking where a page says nothing else. Meetings of the owner always keep them. */
export const DEFAULT_BUFFER_MINUTES = 5
/** Preset where a page is made on a screen, so that nobody books the next minutes. The API presets no notice. */
export const PRESET_NOTICE_MINUTES = 120

/** The longest gap that a page can ask for. */
export const MAX_BUFFER_MINUTES = 1440

/** The longest notice: a year of 365 days. */
export const MAX_NOTICE_MINUTES = 525_600

/** The most bookings that a limit can allow. */
export const MAX_LIMIT = 1000

/** The most dates of a page that have hours of their own, and the most spans of each. */
export const MAX_DATES = 400
export const MAX_SPANS_OF_DATE = 10

/** A window's first start lies at its beginning, or at the next multiple of the step on the clock. */
export const ALIGNMENTS = ['window', 'clock'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** The periods of the calendar in which a page can limit its bookings. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** At most `max` bookings start in each period. */
export interface BookingLimit {
  readonly per: LimitPeriod
  readonly max: number
}

/** Dates on which a page can be booked: today and the next `days` dates, or a range of dates `yyyy-MM-dd`, both inclusive. */
export type BookingWindow = { type: 'days'; days: number } | { type: 'range'; from: string; to: string }

/** Two wall-clock times in the page's zone. */
export interface Span {
  /** `HH:mm`. */
  readonly startTime: string
  /** `HH:mm`; an end at or before the start is on the next date, `00:00` included. */
  readonly endTime: string
}

/** A weekly rule of a page. */
export interface Availability extends Span {
  /** 0 = Sunday to 6 = Saturday. */
  readonly dayOfWeek: number
}

/** The hours of one date, which replace those of its weekday. Without any span the date is closed. */
export interface DateHours {
  /** `yyyy-MM-dd`. */
  readonly date: string
  readonly spans: Span[]
}

/** The rules that the owner of a page sets. Lengths are minutes. */
export interface PageRules {
  /** IANA name of the page's zone. */
  readonly timezone: string
  readonly availabilities: readonly Availability[]
  readonly dates: readonly DateHours[]
  /** The preset one of `durations`. */
  readonly duration: number
  /** Ascending. */
  readonly durations: readonly number[]
  /** Between starts; null for the shortest duration. */
  readonly step: number | null
  readonly align: Alignment
  readonly bufferBefore: number
  readonly bufferAfter: number
  readonly minimumNotice: number
  readonly bookingWindow: BookingWindow | null
}

/** Time in which an owner takes no bookings: whole dates `yyyy-MM-dd`, both inclusive, or a part of one date. */
export interface TimeOffSpan {
  readonly from: string
  readonly to: string
  /** `HH:mm`, both or none. */
  readonly startTime: string | null
  readonly endTime: string | null
}
