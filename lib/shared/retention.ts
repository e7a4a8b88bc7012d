/** Days for which a form keeps its responses, and a page the people of its bookings. */
export const MIN_RETENTION_DAYS = 1
export const MAX_RETENTION_DAYS = 3_650
