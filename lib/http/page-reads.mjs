export const DEFAULT_PAGE_READS = '300/60'

/**
 * @param {string | undefined} text COUNT/SECONDS, or 0
 * @returns {{ count: number, seconds: number } | null} null for no limit; lib/platform/env-variables.ts refuses other texts
 */
export function toPageLimit(text) {
  const [count, seconds] = (text?.trim() || DEFAULT_PAGE_READS).split('/').map(Number)
  return count && seconds ? { count, seconds } : null
}
