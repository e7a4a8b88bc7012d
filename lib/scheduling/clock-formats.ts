export const TIME_FORMATS = ['24h', '12h'] as const
export const DATE_FORMATS = ['MMM D YYYY', 'D MMM YYYY'] as const

export type TimeFormat = (typeof TIME_FORMATS)[number]
export type DateFormat = (typeof DATE_FORMATS)[number]
