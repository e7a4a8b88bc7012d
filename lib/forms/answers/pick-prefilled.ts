import type { Question } from '@/lib/shared/forms/question'
import { linkNamesOf } from './draft-answers'

/** The parameters of a query that are answers for these questions or parts of them, to be handed on to the next address. */
export function pickPrefilled(questions: readonly Question[], query: URLSearchParams): [string, string][] {
  const names = questions.flatMap(linkNamesOf)
  return [...query].filter(([parameter]) =>
    names.some((name) => parameter === name || parameter.startsWith(`${name}.`)),
  )
}
