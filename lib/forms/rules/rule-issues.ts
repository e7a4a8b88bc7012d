import type { Issue } from '@/lib/shared/errors'
import { isAsked, type Question } from '@/lib/shared/forms/question'
import { isAboutQuestion, type Rule } from '@/lib/shared/forms/rule'
import { check } from '@/messages/check'
import { operatorsOf } from './operators'
import { findCycles } from './rule-cycles'

export type RuledQuestion = Pick<Question, 'id' | 'questionType'>

/**
 * Why the API refuses rules, by the path in the body: questions and endings that the form does not have, comparisons that a type does not
 * know, jumps that do not go forward, and questions that depend on themselves. Questions come in form order; `endings` are ids.
 */
export function findRuleIssues(
  questions: readonly RuledQuestion[],
  rules: readonly Rule[],
  endings: readonly string[] = [],
): Issue[] {
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const issues = rules.flatMap((rule, index) => [
    ...rule.conditions.flatMap(({ questionId, operator }, number): Issue[] => {
      const path = `rules.${index}.conditions.${number}`
      const question = questions[places.get(questionId) ?? -1]
      if (!question) return [{ path: `${path}.questionId`, message: check('unknownQuestion') }]
      if (operatorsOf(question.questionType).includes(operator)) return []
      return [{ path: `${path}.operator`, message: check('operatorUnfit') }]
    }),
    ...rule.actions.flatMap((action, number): Issue[] => {
      if (action.type === 'end' && !endings.includes(action.endingId)) {
        return [{ path: `rules.${index}.actions.${number}.endingId`, message: check('endingUnknown') }]
      }
      if (!isAboutQuestion(action)) return []
      const path = `rules.${index}.actions.${number}.questionId`
      const target = places.get(action.questionId)
      const question = questions[target ?? -1]
      if (target === undefined || !question) return [{ path, message: check('unknownQuestion') }]
      if (action.type === 'require' && !isAsked(question.questionType)) return [{ path, message: check('neverAsked') }]
      const isForward = target > Math.max(...rule.conditions.map(({ questionId }) => places.get(questionId) ?? -1))
      return action.type === 'jump' && !isForward ? [{ path, message: check('jumpForward') }] : []
    }),
  ])
  if (issues.length > 0) return issues
  return findCycles([...places.keys()], rules).map(({ rule, action }) => ({
    path: `rules.${rule}.actions.${action}.questionId`,
    message: check('dependsOnItself'),
  }))
}
