import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE_MS = 50
const PATIENCE_MS = 1_000
const IDLE = 0.2

/**
 * Waits at most a second for an idle event loop: rendering a mail takes as long as answering several requests, and requests
 * come first. Returns whether the process is idle.
 */
export async function waitUntilIdle(): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += SAMPLE_MS) {
    const before = performance.eventLoopUtilization()
    await sleep(SAMPLE_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE) return true
  }
  return false
}
