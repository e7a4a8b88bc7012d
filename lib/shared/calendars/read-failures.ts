/** Why a calendar could not be read. `reconnect` and `forbidden` need its owner, the others may pass by themselves. */
export const READ_FAILURES = ['reconnect', 'forbidden', 'unreadable', 'limited', 'unavailable'] as const
export type ReadFailure = (typeof READ_FAILURES)[number]
