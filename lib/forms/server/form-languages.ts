import type { Database } from '@/db/client'
import { type FormKey, listQuestions, type QuestionRow, updateQuestion } from '@/db/queries/forms/form-questions'
import { addFormLanguages } from '@/db/queries/forms/forms'
import type { Language } from '@/lib/vocabulary/languages'

type Texts = Partial<Pick<QuestionRow, 'translations' | 'options'>>

/** A form has every language that one of its questions is translated into. */
export async function addLanguages(tx: Database, { owner, formId }: FormKey, { translations, options }: Texts) {
  const added = [translations, ...(options ?? []).map((option) => option.translations)].flatMap((texts) =>
    languagesIn(texts ?? {}),
  )
  if (added.length > 0) await addFormLanguages(tx, owner, formId, added)
}

/** Deletes the translations of a form's questions into languages that the form no longer has. */
export async function keepLanguages(tx: Database, key: FormKey, languages: readonly Language[]): Promise<void> {
  for (const { id, translations, options } of await listQuestions(tx, key)) {
    const kept = {
      translations: only(translations, languages),
      options: options.map(({ translations: labels, ...option }) => {
        const keptLabels = only(labels ?? {}, languages)
        return languagesIn(keptLabels).length > 0 ? { ...option, translations: keptLabels } : option
      }),
    }
    const isChanged = JSON.stringify(kept) !== JSON.stringify({ translations, options })
    if (isChanged) await updateQuestion(tx, key, id, kept)
  }
}

export function languagesIn(translations: Partial<Record<Language, unknown>>): Language[] {
  return Object.keys(translations) as Language[]
}

function only<T>(translations: Partial<Record<Language, T>>, languages: readonly Language[]) {
  const kept = Object.entries(translations).filter(([language]) => languages.some((code) => code === language))
  return Object.fromEntries(kept) as Partial<Record<Language, T>>
}
