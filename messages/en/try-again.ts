/** What a visitor reads who has asked too often. */
export function tryAgainIn(seconds: number | null): string {
  if (seconds === null) return 'Please try again later.'
  if (seconds < 90) return `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`
}
