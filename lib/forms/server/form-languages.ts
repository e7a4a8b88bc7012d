import type { Database } from '@/db/client'
import { type FormKey, listQuestions, type QuestionRow, updateQuestion } from '@/db/queries/forms/form-questions'
import { listRules, replaceRules } from '@/db/queries/forms/form-rules'
import { addFormLanguages } from '@/db/queries/forms/forms'
import type { Option } from '@/lib/shared/forms/question'
import { messagesOf, type Rule } from '@/lib/shared/forms/rule'
import type { Language } from '@/lib/shared/languages'
import { toRow, toRule } from './rule-rows'

type ByLanguage<T = unknown> = Partial<Record<Language, T>>
export type Translatable<T = unknown> = { translations?: ByLanguage<T> | undefined }
type Texts = { [Name in 'translations' | 'options' | 'settings']?: QuestionRow[Name] | undefined }

/** A form has every language that one of its questions, endings or messages is translated into. */
export async function addLanguages(tx: Database, { owner, formId }: FormKey, added: readonly Language[]) {
  if (added.length > 0) await addFormLanguages(tx, owner, formId, added)
}

export function languagesOfQuestion({ translations, options = [], settings = {} }: Texts): Language[] {
  const { rows = [], columns = [] } = settings
  return languagesOf([{ translations }, ...options, ...rows, ...columns])
}

export function languagesOfRules(rules: readonly Rule[]): Language[] {
  return languagesOf(rules.flatMap(messagesOf))
}

export function languagesOf(texts: readonly Translatable[]): Language[] {
  return texts.flatMap(({ translations = {} }) => languagesIn(translations))
}

/** Deletes the translations of a form's questions and messages into languages that the form no longer has. */
export async function keepLanguages(tx: Database, key: FormKey, languages: readonly Language[]): Promise<void> {
  for (const { id, translations, options, settings } of await listQuestions(tx, key)) {
    const kept = {
      translations: only(translations, languages),
      options: inLanguages(options, languages),
      settings: settingsIn(settings, languages),
    }
    const isChanged = JSON.stringify(kept) !== JSON.stringify({ translations, options, settings })
    if (isChanged) await updateQuestion(tx, key, id, kept)
  }
  const rules = (await listRules(tx, key)).map(toRule)
  const isLost = languagesOfRules(rules).some((language) => !languages.includes(language))
  if (!isLost) return
  const kept = rules.map((rule) => ({ ...rule, actions: inLanguages(rule.actions, languages) }))
  await replaceRules(
    tx,
    key,
    kept.map((rule) => toRow(rule, rule.id ?? '')),
  )
}

function settingsIn(settings: QuestionRow['settings'], languages: readonly Language[]): QuestionRow['settings'] {
  const { rows, columns } = settings
  const ofList = (list: readonly Option[]) => inLanguages(list, languages)
  return { ...settings, ...(rows && { rows: ofList(rows) }), ...(columns && { columns: ofList(columns) }) }
}

/** Without those of other languages, and without empty ones. */
export function inLanguages<Text extends object>(texts: readonly Text[], languages: readonly Language[]): Text[] {
  return texts.map((text) => {
    const { translations, ...rest } = text as Text & Translatable
    const kept = only(translations ?? {}, languages)
    return (languagesIn(kept).length > 0 ? { ...text, translations: kept } : rest) as Text
  })
}

export function languagesIn(translations: ByLanguage): Language[] {
  return Object.keys(translations) as Language[]
}

function only<T>(translations: ByLanguage<T>, languages: readonly Language[]) {
  const kept = Object.entries(translations).filter(([language]) => languages.some((code) => code === language))
  return Object.fromEntries(kept) as ByLanguage<T>
}
