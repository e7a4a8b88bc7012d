/** Longer than any call to a provider and the token renewal before it: a process that holds a row longer has died. */
export const LEASE_MS = 60_000
/** A request of a dead process may still be under way when the next process asks the provider. */
const IN_FLIGHT_MS = 5_000

/** The `updated_at` that makes a row's lease expire 5 s from `now`. */
export function dueAgainAt(now: Date): Date {
  return new Date(now.getTime() - LEASE_MS + IN_FLIGHT_MS)
}
