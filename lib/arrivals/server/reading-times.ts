/** How long a source is waited for, in a module of its own: tests of what hangs have less time. */

/** A step ends within 20 seconds, with its answer on the way. */
export const STEP_MS = 19_000
export const REQUEST_MS = 5_000
/** Before the second and the third try. */
export const PAUSES_MS: readonly number[] = [200, 500]
/** No request begins with less. */
export const LEAST_MS = 500
