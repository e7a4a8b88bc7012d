import { sha256 } from '@/lib/platform/sha256'

/**
 * The Idempotency-Key of a form that was sent without scripts: one for each body, as on the pages with scripts, so that
 * a form that was corrected is a new attempt. `given` is the hidden field of the form; null without.
 */
export function attemptKey(given: string | null, body: unknown): string | null {
  return given ? sha256(JSON.stringify([given, body])) : null
}
