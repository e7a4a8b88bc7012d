import { isAboutQuestion, type Rule } from '@/lib/shared/forms/rule'

/** The indices of a rule, and of one of its actions. */
export type ActionPlace = { rule: number; action: number }

/**
 * The actions that show or hide a question on which, through whatever rules, their own conditions depend. A jump goes forward,
 * so that each circle has such an action. `ids` are those of the questions in form order.
 */
export function findCycles(ids: readonly string[], rules: readonly Rule[]): ActionPlace[] {
  const decidedBy = listDeciders(ids, rules)
  return rules.flatMap((rule, ruleIndex) =>
    rule.actions.flatMap((action, index) => {
      if (action.type !== 'show' && action.type !== 'hide') return []
      const depends = dependsOn(
        rule.conditions.map(({ questionId }) => questionId),
        decidedBy,
      )
      return depends.has(action.questionId) ? [{ rule: ruleIndex, action: index }] : []
    }),
  )
}

/** By question: the questions whose answers decide whether it is shown. */
function listDeciders(ids: readonly string[], rules: readonly Rule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const lastOf = ({ conditions }: Rule) => Math.max(...conditions.map(({ questionId }) => places.get(questionId) ?? -1))
  const decidedBy = new Map(ids.map((id) => [id, new Set<string>()]))
  const note = (target: string, rule: Rule) => {
    for (const { questionId } of rule.conditions) decidedBy.get(target)?.add(questionId)
  }
  const farthest = new Map<number, number>()
  for (const rule of rules) {
    const at = lastOf(rule)
    for (const action of rule.actions.filter(isAboutQuestion)) {
      if (action.type === 'show' || action.type === 'hide') note(action.questionId, rule)
      const target = places.get(action.questionId) ?? -1
      if (action.type === 'jump' && target > at) farthest.set(at, Math.max(farthest.get(at) ?? -1, target))
    }
  }
  // The first jump of a place that matches counts, so all jumps of a place decide together.
  for (const rule of rules.filter(({ actions }) => actions.some(({ type }) => type === 'jump'))) {
    const at = lastOf(rule)
    for (const id of ids.slice(at + 1, farthest.get(at) ?? 0)) note(id, rule)
  }
  return decidedBy
}

function dependsOn(ids: readonly string[], decidedBy: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found) for (const decider of decidedBy.get(id) ?? []) found.add(decider)
  return found
}
