/** Controls that visitors and owners both use. */
export const ui = {
  close: 'Close',
  notifications: 'Notifications ({key})',
} as const
