/** Answers to a form, as they are read. */
export const answers = {
  none: 'No response provided',
  rating: '{rating} of {max}',
} as const
