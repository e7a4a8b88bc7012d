/** What of an event in a calendar file cannot be read. */
export const UNREAD_PARTS = ['start', 'end', 'rule', 'date', 'exception', 'zone', 'repeats', 'busy', 'file'] as const
export type UnreadPart = (typeof UNREAD_PARTS)[number]

/**
 * An event of which something cannot be read; it takes the time that it could concern. `start`: epoch milliseconds, if that is
 * known; `line` as it stands in the file, and its `number`.
 */
export type UnreadEvent = { title: string; start: number | null; part: UnreadPart; line: string; number: number }

/** So many of a calendar are kept to be shown. */
export const MAX_UNREAD_EVENTS = 20
