import { z } from 'zod'
import { pick } from '@/lib/shared/pick'
import { ruleFields } from '../rules-schema'
import { pageFields } from '../schema'
import type { LimitedRules } from './capacity'

const HOURS = ['timezone', 'availabilities', 'duration', 'durations'] as const

const rulesSchema = z.object({ ...pick(pageFields, HOURS), ...ruleFields }).omit({ lockTimezone: true })

/** The rules among a page's values; null while one of them could not be saved. A single duration is the preset. */
export function readRules(values: Partial<Record<keyof LimitedRules, unknown>>): LimitedRules | null {
  const { success, data } = rulesSchema.safeParse(values)
  if (!success) return null
  return { ...data, durations: data.durations.length > 1 ? data.durations : [data.duration] }
}
