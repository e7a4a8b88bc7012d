import type { Outcome } from './messages'

/** Under which a page tells itself what was done on it. Nobody listens unless it stands in a frame. */
export const OUTCOME_EVENT = 'slotform:outcome'

export function announceOutcome(outcome: Outcome): void {
  window.dispatchEvent(new CustomEvent(OUTCOME_EVENT, { detail: outcome }))
}
