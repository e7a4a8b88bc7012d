/** An instant `days` from today's midnight in UTC. */
export function instantAt(days: number, minutes: number): string {
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  return new Date(midnight + days * 86_400_000 + minutes * 60_000).toISOString()
}
