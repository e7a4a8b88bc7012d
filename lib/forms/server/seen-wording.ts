import type { QuestionRow } from '@/db/queries/forms/form-questions'
import type { Question } from '@/lib/shared/forms/question'
import { consentVersion } from '../answers/consent-version'

type Stored = Pick<QuestionRow, 'id' | 'settings' | 'translations'>

/**
 * The questions with each statement in the language that its visitor has read, which the version of an answer names: a page may be
 * in another language than the request that sends its answers.
 */
export function withSeenStatements(
  questions: readonly Question[],
  stored: readonly Stored[],
  given: ReadonlyMap<string, unknown>,
): Question[] {
  return questions.map((question) => {
    const version = versionIn(given.get(question.id))
    const row = version && stored.find(({ id }) => id === question.id)
    const statement = row && wordingsOf(row).find((text) => consentVersion(text) === version)
    return statement ? { ...question, settings: { ...question.settings, statement } } : question
  })
}

function wordingsOf({ settings, translations }: Stored): string[] {
  const all = [settings.statement, ...Object.values(translations).map(({ statement }) => statement)]
  return all.filter((text) => text !== undefined)
}

function versionIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  return typeof answer.version === 'string' ? answer.version : null
}
