// @module-tag every-database
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { commands, EXAMPLES } from '@/tests/support/booking-life/commands'
import { runLife } from '@/tests/support/booking-life/run'
import { cases } from '@/tests/support/cases'

/** The same lives each time, unless TEST_SEED says others. */
const { numRuns, seed = 20_260_601 } = cases(20)

describe("a booking's life", () => {
  it(
    'goes as a small model says, whatever happens to it',
    () => fc.assert(fc.asyncProperty(commands, runLife), { numRuns, seed, examples: EXAMPLES }),
    numRuns * 30_000,
  )
})
