/** Answers to a form, as they are read. */
export const answers = {
  none: 'No response provided',
  /** Somebody who answered without a name and an address. */
  anonymous: 'Anonymous',
  rating: '{rating} of {max}',
  yes: 'Yes',
  no: 'No',
} as const
