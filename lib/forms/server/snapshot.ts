import { sha256 } from '@/lib/platform/sha256'
import type { AnsweredQuestion, Option, Question } from '@/lib/shared/forms/question'

/** The questions as stored with responses, and a hash of this wording, which settings change only where there are some. */
export function toSnapshot(questions: readonly Question[]): { hash: string; questions: AnsweredQuestion[] } {
  const kept = questions.map(({ id, question, questionType, isRequired, order, options, settings }) => ({
    id,
    title: question,
    type: questionType,
    required: isRequired,
    order,
    options: options.map(({ value, label }) => ({ value, label })),
    ...(Object.keys(settings).length > 0 && { settings: withoutTranslations(settings) }),
  }))
  return { hash: sha256(JSON.stringify(kept)), questions: kept }
}

function withoutTranslations(settings: Question['settings']): Question['settings'] {
  const { rows, columns } = settings
  return { ...settings, ...(rows && { rows: bare(rows) }), ...(columns && { columns: bare(columns) }) }
}

/** In the order of the stored fields, which the hash depends on. */
function bare(choices: readonly Option[]): Option[] {
  return choices.map(({ translations, lang, ...choice }) => choice)
}
