/**
 * A stress test proves one promise of the product against the built server. `npm run stress -- race` runs the long form;
 * `npm test` runs the short one. TEST_SEED repeats a run of random cases.
 */
export const isLong = process.env.STRESS_SIZE === 'long'

export const size = (long: number, short: number): number => (isLong ? long : short)

export const seed = Number(process.env.TEST_SEED ?? 20_260_601)

/** Matches output of a server after an unexpected error. */
export const FAILURE = /"level":"error"|Unhandled|Error:/

/** One line of observations. Times are reported only; no test depends on them. */
export function say(line: string): void {
  console.log(`  ${line}`)
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(2)} s`

/** Asks again until the answer is true; false when it is not in time. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > end) return false
    await sleep(100)
  }
  return true
}
