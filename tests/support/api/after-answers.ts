import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll } from 'vitest'
import { deferWith } from '@/lib/platform/after-answer'

const underWay = new Set<Promise<void>>()

/** Runs work after an answer as a Node process does, and records it for `finishWorkAfterAnswers`. */
export function trackWorkAfterAnswers(): void {
  deferWith((work) => {
    const begun = nextTurn()
      .then(work)
      .finally(() => underWay.delete(begun))
    underWay.add(begun)
  })
}

/** Resolves when no work after an answer is under way. */
export async function finishWorkAfterAnswers(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/** For files that count, or that say when something is read: nothing is done after an answer. */
export function withoutWorkAfterAnswers(): void {
  beforeAll(() => deferWith(() => {}))
}
