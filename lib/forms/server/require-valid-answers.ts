import { AppError, type Issue } from '@/lib/vocabulary/errors'
import type { Answers, Question } from '@/lib/vocabulary/question'
import { checkAnswers } from '../answers/check-answers'
import type { LogicRule } from '../rules/logic-rule'

type Asked = { questions: Question[]; logicRules: LogicRule[] }

/** What is stored of the answers; a 400 where they do not fit. `prefix` is where they stand in what was sent. */
export function requireAnswers(
  { questions, logicRules }: Asked,
  given: ReadonlyMap<string, unknown>,
  prefix = '',
): Answers {
  const { answers, issues } = checkAnswers(questions, logicRules, given)
  const known = new Set(questions.map(({ id }) => id))
  const unknown = [...given.keys()].filter((id) => !known.has(id))
  const all: Issue[] = [
    ...unknown.map((id) => ({ path: prefix + id, message: 'Unknown question' })),
    ...issues.map(({ questionId, message }) => ({ path: prefix + questionId, message })),
  ]
  if (all[0]) throw new AppError('invalid', all[0].message, { issues: all })
  return answers
}
