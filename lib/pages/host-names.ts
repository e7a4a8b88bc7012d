import { placeholdersOf } from '@/lib/shared/text/placeholders'
import type { UpdatePageInput } from './schema'

/** The variable that only a page of a team has. */
const HOST_NAMES = 'host_names'

type Worded = Pick<UpdatePageInput, 'mailTexts' | 'mailWords' | 'reminders' | 'followUp'>
type Words = { path: string; text: string | undefined }

/** The path of the first words that name hosts, but for those that are stored already; null without any. */
export function findHostNames(sent: Worded, stored: Worded = {}): { path: string; name: string } | null {
  const kept = new Set(wordsOf(stored).map(({ text }) => text))
  const found = wordsOf(sent).find(
    ({ text }) => text !== undefined && !kept.has(text) && placeholdersOf(text).includes(HOST_NAMES),
  )
  return found ? { path: found.path, name: HOST_NAMES } : null
}

function wordsOf({ mailTexts = {}, mailWords = {}, reminders = [], followUp }: Worded): Words[] {
  return [
    ...Object.entries(mailTexts).map(([mail, text]) => ({ path: `mailTexts.${mail}`, text })),
    ...Object.entries(mailWords).flatMap(([mail, words]) => textsOf(`mailWords.${mail}`, words)),
    ...reminders.flatMap((reminder, index) => textsOf(`reminders.${index}`, reminder)),
    { path: 'followUp.text', text: followUp?.text },
  ]
}

type Translated = {
  text?: string | undefined
  translations?: Record<string, { text?: string | undefined }> | undefined
}

function textsOf(path: string, { text, translations = {} }: Translated = {}): Words[] {
  return [
    { path: `${path}.text`, text },
    ...Object.entries(translations).map(([language, words]) => ({
      path: `${path}.translations.${language}.text`,
      text: words.text,
    })),
  ]
}
