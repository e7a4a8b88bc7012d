import type { AnsweredQuestion, AskedQuestion, Option } from '@/lib/vocabulary/question'

/**
 * The questions of a form as they stand, in form order, then those that are in none but an earlier wording, as they were
 * last worded. Options that a question no longer offers stay readable under the label they had last.
 */
export function mergeWordings(
  current: readonly AnsweredQuestion[],
  /** What was asked before; the last one used comes first. */
  versions: readonly (readonly AnsweredQuestion[])[],
): AskedQuestion[] {
  const asked = new Map<string, AskedQuestion>()
  for (const question of current) asked.set(question.id, { ...question, isDeleted: false })
  for (const question of versions.flat()) {
    const known = asked.get(question.id)
    asked.set(
      question.id,
      known ? { ...known, options: withEarlier(known.options, question.options) } : { ...question, isDeleted: true },
    )
  }
  return [...asked.values()]
}

function withEarlier(options: Option[], earlier: readonly Option[]): Option[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...earlier.filter(({ value }) => !known.has(value))]
}
