import type { AnsweredQuestion, AskedQuestion, Option } from '@/lib/shared/forms/question'
import type { QuestionSettings } from '@/lib/shared/forms/question-settings'

/**
 * The questions of a form in order, then deleted questions with their last wording. Options that are no longer offered
 * keep their last label.
 */
export function mergeWordings(
  current: readonly AnsweredQuestion[],
  /** Earlier wordings, the latest one first. */
  versions: readonly (readonly AnsweredQuestion[])[],
): AskedQuestion[] {
  const asked = new Map<string, AskedQuestion>()
  for (const question of current) asked.set(question.id, { ...question, isDeleted: false })
  for (const question of versions.flat()) {
    const known = asked.get(question.id)
    asked.set(
      question.id,
      known
        ? {
            ...known,
            options: withEarlier(known.options, question.options),
            ...(known.settings && { settings: withEarlierSettings(known.settings, question.settings) }),
          }
        : { ...question, isDeleted: true },
    )
  }
  return [...asked.values()]
}

/** Rows and columns that are gone keep their labels, as options do. */
function withEarlierSettings(settings: QuestionSettings, earlier: QuestionSettings = {}): QuestionSettings {
  const { rows, columns } = settings
  return {
    ...settings,
    ...(rows && { rows: withEarlier(rows, earlier.rows ?? []) }),
    ...(columns && { columns: withEarlier(columns, earlier.columns ?? []) }),
  }
}

function withEarlier(options: Option[], earlier: readonly Option[]): Option[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...earlier.filter(({ value }) => !known.has(value))]
}
