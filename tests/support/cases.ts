const DEFAULT_RUNS = 100
/** `npm test` tries a part of the cases, `npm run test:all` and a run of the file itself try all. */
const share = process.env.TEST_PART === '1' ? 1 / 5 : 1
const seed = process.env.TEST_SEED

/** How many cases a property is tried on, for fast-check, which prints the seed of a failure: TEST_SEED repeats it. */
export function cases(numRuns = DEFAULT_RUNS): { numRuns: number; seed?: number } {
  return { numRuns: Math.ceil(numRuns * share), ...(seed && { seed: Number(seed) }) }
}
