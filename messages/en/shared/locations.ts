/** Texts about a meeting's location. */
export const locations = {
  /** In emails and calendar entries, for everybody, when the owner has not written it down yet. */
  toBeShared: 'Details to follow',
} as const
