/** The order of meetings by their start: the earliest first, or the latest. */
export const SORT_ORDERS = ['asc', 'desc'] as const

export type SortOrder = (typeof SORT_ORDERS)[number]
