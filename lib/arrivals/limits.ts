/** All files of one run together. */
export const MAX_ARRIVAL_BYTES = 64 * 1024 ** 2
export const MAX_ARRIVAL_FILES = 200
export const MAX_ARRIVED_PAGES = 1_000
export const MAX_ARRIVED_BOOKINGS = 50_000
export const MAX_ARRIVED_FORMS = 1_000
export const MAX_ARRIVED_RESPONSES = 200_000
export const MAX_ARRIVED_COLUMNS = 1_000
export const PRESET_PAST_DAYS = 365
export const MAX_PAST_DAYS = 3_650
/** In UTF-8 bytes: a page's HTML or a sitemap. */
export const MAX_LINKS_TEXT_BYTES = 256 * 1024
/** Runs of an owner whose reports are kept, for `ARRIVAL_DAYS` at most. */
export const MAX_KEPT_ARRIVALS = 100
/** Things that an entry of a report names. */
export const MAX_REFS = 20
/** Bookings and responses among the things of a report. */
export const MAX_NAMED_RECORDS = 1_000
