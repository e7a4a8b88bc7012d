/** Leave is entered by the owner; holidays are the public ones of a region. */
export const TIME_OFF_KINDS = ['leave', 'holiday'] as const
export type TimeOffKind = (typeof TIME_OFF_KINDS)[number]

/** A country by its ISO 3166-1 code, and one of its regions, if holidays differ there. */
export type HolidayRegion = { country: string; region: string | null }

/** `through` is the last year whose holidays are written. */
export type StoredHolidays = HolidayRegion & { through: number }

/** Dates `yyyy-MM-dd`, both inclusive, of which visitors are told the label. */
export type LabelledClosure = { from: string; to: string; publicLabel: string }
