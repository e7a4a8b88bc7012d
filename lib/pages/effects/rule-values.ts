import { updatePageSchema } from '../schema'
import type { LimitedRules } from './capacity'

const RULES = {
  timezone: true,
  availabilities: true,
  dates: true,
  duration: true,
  durations: true,
  step: true,
  align: true,
  bufferBefore: true,
  bufferAfter: true,
  minimumNotice: true,
  bookingWindow: true,
  limits: true,
} as const satisfies Record<keyof LimitedRules, true>

const rulesSchema = updatePageSchema.pick(RULES).required()

/** The rules among a page's values; null while one of them could not be saved. A single duration is the preset. */
export function readRules(values: Partial<Record<keyof LimitedRules, unknown>>): LimitedRules | null {
  const { success, data } = rulesSchema.safeParse(values)
  if (!success) return null
  return { ...data, durations: data.durations.length > 1 ? data.durations : [data.duration] }
}
