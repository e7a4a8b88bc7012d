import type { Form } from './form'

/** The limits that close a form; instants in epoch milliseconds. */
export type Closing = { closesAt: number | null; maxResponses: number | null; responseCount: number }

type ClosedReason = 'date' | 'full'

/** Why a form takes no more responses; null while it does. */
export function findClosedReason({ closesAt, maxResponses, responseCount }: Closing, now: number): ClosedReason | null {
  if (closesAt !== null && closesAt <= now) return 'date'
  return maxResponses !== null && responseCount >= maxResponses ? 'full' : null
}

export function toClosing({ closesAt, ...counts }: Pick<Form, keyof Closing>): Closing {
  return { ...counts, closesAt: closesAt === null ? null : Date.parse(closesAt) }
}
