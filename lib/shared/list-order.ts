/** The orders of the lists of pages and forms. */
export const LIST_ORDERS = ['newest', 'title'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** What narrows and orders such a list. */
export type TitledListQuery = { updatedSince?: Date | undefined; q?: string | undefined; order?: ListOrder | undefined }
