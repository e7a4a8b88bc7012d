/** The units in which an owner gives a notice, in minutes. */
export const NOTICE_UNITS = { minutes: 1, hours: 60, days: 1440 } as const
export type NoticeUnit = keyof typeof NOTICE_UNITS

/** The largest unit that gives a whole number; hours for none. */
export function noticeUnitOf(minutes: number): NoticeUnit {
  if (minutes === 0) return 'hours'
  if (minutes % NOTICE_UNITS.days === 0) return 'days'
  return minutes % NOTICE_UNITS.hours === 0 ? 'hours' : 'minutes'
}
