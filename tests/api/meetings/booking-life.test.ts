import fc from 'fast-check'
import { describe, it } from 'vitest'
import { commands, EXAMPLES } from '@/tests/support/booking-life/commands'
import { runLife } from '@/tests/support/booking-life/run'

/** STRESS_SIZE and STRESS_SEED as in the stress tests. A failure prints the seed and the shortest sequence that fails. */
const numRuns = process.env.STRESS_SIZE === 'long' ? 200 : 5
const seed = Number(process.env.STRESS_SEED ?? 20_260_601)

describe("a booking's life", () => {
  it(
    `goes as a small model says, whatever happens to it (seed ${seed})`,
    () => fc.assert(fc.asyncProperty(commands, runLife), { numRuns, seed, examples: EXAMPLES }),
    numRuns * 30_000,
  )
})
