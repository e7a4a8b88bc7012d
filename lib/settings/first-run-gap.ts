import type { GapCost } from '@/lib/pages/effects/gap-cost'
import { ruleEffects } from '@/lib/pages/effects/rule-effects'
import { readRules } from '@/lib/pages/effects/rule-values'
import { PAGE_DEFAULTS } from '@/lib/pages/schema'
import { type FirstRunValues, firstRunAnswers, toPageInput } from './first-run'

const answers = firstRunAnswers.pick({
  timezone: true,
  days: true,
  startTime: true,
  endTime: true,
  duration: true,
  step: true,
  gap: true,
})

/** What the gap costs on a day of the page that the answers so far would make; null while they make none, and where it costs nothing. */
export function firstRunGapCost(values: Partial<FirstRunValues>, now: number): GapCost | null {
  const { success, data } = answers.safeParse(values)
  if (!success) return null
  const page = toPageInput({ fullName: '', title: '', slug: undefined, ...data })
  const rules = readRules({ ...PAGE_DEFAULTS, ...page })
  return rules && (ruleEffects(rules, now, 1).day?.gapCost ?? null)
}
