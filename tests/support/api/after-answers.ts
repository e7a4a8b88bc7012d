import { afterAll, beforeAll } from 'vitest'
import { deferWith } from '@/lib/platform/after-answer'

/** For tests that count, or that say when something is read: nothing is done after an answer. */
export function withoutWorkAfterAnswers(): void {
  beforeAll(() => deferWith(() => {}))
  afterAll(() => deferWith((work) => void setImmediate(() => void work())))
}
