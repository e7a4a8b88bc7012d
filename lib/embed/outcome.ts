import type { Outcome } from './messages'

/** DOM event for a booking or a response; only an embedded page listens. */
export const OUTCOME_EVENT = 'slotform:outcome'

export function announceOutcome(outcome: Outcome): void {
  window.dispatchEvent(new CustomEvent(OUTCOME_EVENT, { detail: outcome }))
}
