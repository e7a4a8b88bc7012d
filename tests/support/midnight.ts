import type { TestInfo } from 'playwright/test'
import { DAY_MS } from '@/lib/scheduling/units'

/** Longer than a test that counts days takes. */
const NEEDED_MS = 60_000

/** Waits for the next day of UTC where this one is about to end: a test that counts days stays within one. */
export async function awaitWholeDay(testInfo: TestInfo): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS)
  if (leftMs > NEEDED_MS) return
  testInfo.setTimeout(testInfo.timeout + NEEDED_MS)
  await new Promise((resolve) => setTimeout(resolve, leftMs + 1_000))
}
