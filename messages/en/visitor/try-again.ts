/** When a limit has been reached. */
export const tryAgain = {
  later: 'Please try again later.',
  seconds: { one: 'Please try again in {count} second.', other: 'Please try again in {count} seconds.' },
  minutes: { one: 'Please try again in {count} minute.', other: 'Please try again in {count} minutes.' },
} as const
