import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'

/** The parts of an answer that has some. */
export function toParts(answer: TypedAnswer | undefined): Record<string, string> {
  return typeof answer === 'object' && !Array.isArray(answer) ? answer : {}
}
