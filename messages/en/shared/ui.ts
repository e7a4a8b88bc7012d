/** Controls that visitors and owners both use. */
export const ui = {
  close: 'Close',
} as const
