/** The account's defaults: what new pages check, and what gets their bookings and the owner's own meetings. */
export type DefaultCalendars = { defaultConflictCalendars: string[]; defaultCalendars: string[] }
