import type { Question } from '@/lib/shared/forms/question'
import { isAboutQuestion, type Rule, type RuleAction, type RuleCondition } from '@/lib/shared/forms/rule'
import { type Demand, isMetBy, listWitnesses } from './rule-witnesses'

export type CheckedQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired' | 'options' | 'settings'>

export type Reach = {
  /** The rules of which some action takes effect after some answers. */
  firing: ReadonlySet<Rule>
  /** The questions that some visitor sees. */
  reached: ReadonlySet<string>
}

/** Only the first of these that matches counts, in one place. */
const COMPETING: readonly RuleAction['type'][] = ['jump', 'redirect', 'end']

/**
 * Says what can happen. Whatever could is never left out, so more may be named than does. Questions come in form order; every rule
 * names questions that are there.
 */
export function findReach(questions: readonly CheckedQuestion[], rules: readonly Rule[]): Reach {
  let reach: Reach = { firing: new Set(rules), reached: new Set(questions.map(({ id }) => id)) }
  // A question that nobody sees keeps rules from firing, and such a rule may be the one that shows another.
  for (let size = -1; size !== reach.firing.size + reach.reached.size; ) {
    size = reach.firing.size + reach.reached.size
    reach = narrow(questions, rules, reach)
  }
  return reach
}

function narrow(questions: readonly CheckedQuestion[], rules: readonly Rule[], known: Reach): Reach {
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const placeOf = (id: string) => places.get(id) ?? -1
  const at = new Map(rules.map((rule) => [rule, Math.max(...rule.conditions.map((one) => placeOf(one.questionId)))]))
  const possible = rules.filter((rule) => isPossible(rule))
  const firing = new Set(possible.filter(({ actions }) => actions.some(({ type }) => !COMPETING.includes(type))))
  const reached = new Set([0])
  for (const [place, question] of questions.entries()) {
    const here = possible.filter((rule) => at.get(rule) === place)
    for (const type of COMPETING) {
      for (const rule of findFirst(question, rivalsOf(here, type), true)) if (rule) firing.add(rule)
    }
    if (!reached.has(place)) continue
    const jumps = rivalsOf(here, 'jump')
    const outcomes = findFirst(question, jumps, !question.isRequired || isShownByRules(question.id))
    if (outcomes.size === 0) reached.add(place + 1)
    for (const rule of outcomes) reached.add(rule ? (forwardOf(rule) ?? place + 1) : place + 1)
  }
  const isShown = ({ id }: CheckedQuestion) => {
    const shows = rules.filter(({ actions }) => actions.some((one) => one.type === 'show' && one.questionId === id))
    return shows.length === 0 || shows.some((rule) => firing.has(rule))
  }
  return {
    firing,
    reached: new Set(questions.filter((one, place) => reached.has(place) && isShown(one)).map(({ id }) => id)),
  }

  function rivalsOf(here: readonly Rule[], type: RuleAction['type']): Rule[] {
    return here.filter((rule) =>
      type === 'jump' ? forwardOf(rule) !== undefined : rule.actions.some((action) => action.type === type),
    )
  }

  function forwardOf(rule: Rule): number | undefined {
    return rule.actions
      .flatMap((action) => (action.type === 'jump' ? [placeOf(action.questionId)] : []))
      .find((target) => target > (at.get(rule) ?? 0))
  }

  function isShownByRules(id: string): boolean {
    return rules.some(({ actions }) =>
      actions.some(
        (one) => isAboutQuestion(one) && (one.type === 'show' || one.type === 'hide') && one.questionId === id,
      ),
    )
  }

  function isPossible({ match, conditions }: Rule, without?: string): boolean {
    const ids = [...new Set(conditions.map(({ questionId }) => questionId))].filter((id) => id !== without)
    const canHold = (id: string) => {
      const own = conditions.filter(({ questionId }) => questionId === id)
      const question = questions[placeOf(id)]
      if (!question) return false
      if (match === 'any') return own.some((one) => canMeet(question, [one]))
      return canMeet(question, own)
    }
    return match === 'any' ? ids.some(canHold) : ids.every(canHold)
  }

  /** A hidden question has no answer. */
  function canMeet(question: CheckedQuestion, own: readonly RuleCondition[]): boolean {
    const answers = known.reached.has(question.id) ? listWitnesses(question, [{ own, before: [] }]) : []
    return [...answers, undefined].some((answer) => own.every((one) => isMetBy(question, one, answer, own) !== false))
  }

  /** The rules that can be the first to match, and null if none may match. */
  function findFirst(question: CheckedQuestion, rivals: readonly Rule[], canBeEmpty: boolean): Set<Rule | null> {
    const ofHere = ({ conditions }: Rule) => conditions.filter(({ questionId }) => questionId === question.id)
    const before: RuleCondition[] = []
    const demands = rivals.flatMap((rule): Demand[] => {
      const earlier = [...before]
      if (isCertain(rule)) before.push(...ofHere(rule))
      const own = ofHere(rule)
      const wanted = rule.match === 'any' ? own.map((one) => [one]) : [own]
      return [...wanted, []].map((one) => ({ own: one, before: earlier }))
    })
    const answers = listWitnesses(question, [...demands, { own: [], before }])
    const all = rivals.flatMap(ofHere)
    const first = new Set<Rule | null>()
    for (const answer of canBeEmpty ? [...answers, undefined] : answers) {
      const isMet = (one: RuleCondition) => isMetBy(question, one, answer, all)
      let isDecided = false
      for (const rule of rivals) {
        const own = ofHere(rule).map(isMet)
        const others = rule.conditions.length > own.length && isPossible(rule, question.id)
        const may =
          rule.match === 'any'
            ? own.some((one) => one !== false) || others
            : own.every((one) => one !== false) && (rule.conditions.length === own.length || others)
        if (may) first.add(rule)
        isDecided = isCertain(rule) && own.some((one) => one === true)
        if (isDecided) break
      }
      if (!isDecided) first.add(null)
    }
    return first
  }
}

/** True for a rule that fires whenever one of its conditions holds. */
function isCertain({ match, conditions }: Rule): boolean {
  return match === 'any' || conditions.length === 1
}
