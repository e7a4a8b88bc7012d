/** Days for which a deleted account can be taken back. */
export const GRACE_DAYS = 7
