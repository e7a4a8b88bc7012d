import { type Area, forget, PREFIX, recall, remember } from './visitor-storage'

/** Stores personal data with an expiry; `recallFresh` returns it only until then. */
export function rememberFor(milliseconds: number, area: Area, name: string, value: string): boolean {
  return remember(area, name, `${Date.now() + milliseconds}|${value}`)
}

/** Reading an expired entry deletes it. */
export function recallFresh(area: Area, name: string): string | null {
  const kept = recall(area, name)
  const [, end, value = ''] = kept === null ? [] : (/^(\d+)\|(.*)$/s.exec(kept) ?? [])
  if (end !== undefined && Number(end) > Date.now()) return value
  if (kept !== null) forget(area, name)
  return null
}

/** Deletes expired values whose names begin with `prefix`. Values without an expiry get one. */
export function forgetStale(milliseconds: number, area: Area, prefix: string): void {
  for (const name of namesIn(area)) {
    if (!name.startsWith(prefix)) continue
    const kept = recall(area, name)
    if (kept !== null && !/^\d+\|/.test(kept)) rememberFor(milliseconds, area, name, kept)
    else recallFresh(area, name)
  }
}

function namesIn(area: Area): string[] {
  try {
    return Object.keys(window[area]).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}
