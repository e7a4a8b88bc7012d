import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 50
const PATIENCE_MS = 1_000
const QUIET = 0.2

/**
 * Waits for a moment in which this process has time to spare, and at most a second. Drawing a mail takes as long as
 * answering several requests, so mails give way to visitors. Answers whether the process is quiet.
 */
export async function waitUntilIdle(): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await sleep(LOOK_MS)
    if (performance.eventLoopUtilization(before).utilization < QUIET) return true
  }
  return false
}
