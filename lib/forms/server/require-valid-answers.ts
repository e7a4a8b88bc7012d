import { AppError, type Issue } from '@/lib/shared/errors'
import type { Answers, Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { check } from '@/messages/check'
import { checkAnswers } from '../answers/check-answers'
import { FULL_KIT } from '../answers/full-kit'
import { patternsOf } from '../answers/pattern'
import { preparePatterns } from './prepare-patterns'

type Asked = { questions: Question[]; rules: Rule[] }

/** The answers to store, or a 400 with an issue per question. `prefix` is their path in the request body. */
export async function requireValidAnswers(
  { questions, rules }: Asked,
  given: ReadonlyMap<string, unknown>,
  prefix = '',
): Promise<Answers> {
  await preparePatterns(patternsOf(questions))
  const { answers, issues } = checkAnswers(questions, rules, given, '.', FULL_KIT)
  const known = new Set(questions.map(({ id }) => id))
  const unknown = [...given.keys()].filter((id) => !known.has(id))
  const wrong = [...unknown.map((questionId) => ({ questionId, message: check('unknownQuestion') })), ...issues]
  if (wrong.length === 0) return answers
  const all = wrong.map(({ questionId, message }): Issue => ({ path: prefix + questionId, message }))
  throw new AppError('invalid_input', { message: all[0]?.message, issues: all })
}
