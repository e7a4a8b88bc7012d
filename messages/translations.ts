import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type OwnerLanguage, toOwnerLanguage } from '@/lib/shared/languages'
import { allErrors } from './all-errors'
import type { furtherErrors } from './en/shared/api-errors'
import type { Translated } from './message'
import type { OwnerCatalogue, VisitorCatalogue } from './texts'
import type { Written } from './written'

type TranslatedLanguage = keyof Written

type Parts = Omit<VisitorCatalogue, 'apiErrors'> & { furtherErrors: Translated<typeof furtherErrors> }

const FOLDER = path.join(/*turbopackIgnore: true*/ process.cwd(), 'messages')
const VISITOR_FILES = ['shared', 'visitor', 'mails'] as const satisfies (keyof Written[TranslatedLanguage])[]
const OWNER_FILES = [...VISITOR_FILES, 'owner', 'owner-mails'] as const satisfies (keyof Written['de'])[]

export function readTranslation(language: TranslatedLanguage & OwnerLanguage): OwnerCatalogue
export function readTranslation(language: TranslatedLanguage): VisitorCatalogue
/**
 * A language's texts. They are read when somebody first needs them and imported nowhere, so that no route carries the texts of
 * nine languages and a process holds those of its readers.
 */
export function readTranslation(language: TranslatedLanguage): VisitorCatalogue {
  const names = toOwnerLanguage(language) ? OWNER_FILES : VISITOR_FILES
  const files = names.map((name) =>
    readFileSync(/*turbopackIgnore: true*/ path.join(FOLDER, language, `${name}.json`), 'utf8'),
  )
  const { furtherErrors, ...parts }: Parts = Object.assign({}, ...files.map((file) => JSON.parse(file)))
  return { ...parts, apiErrors: allErrors({ ...parts, furtherErrors }) }
}
