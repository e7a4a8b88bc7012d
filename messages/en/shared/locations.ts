/** Texts about a meeting's location. */
export const locations = {
  /** When the owner has not written it down yet. */
  toBeSent: '{host} will send the details',
  /** The same in the owner's calendars. */
  toBeShared: 'Details to follow',
} as const
