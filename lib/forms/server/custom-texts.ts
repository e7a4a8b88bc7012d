import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { type CustomTexts, findCustomTexts, updateForm } from '@/db/queries/forms/forms'
import type { Ending } from '@/lib/shared/forms/endings'
import type { EndingInput } from '../endings-schema'
import type { UpdateFormInput } from '../schema'
import { addLanguages, inLanguages, languagesIn, languagesOf } from './form-languages'

type Sent = Pick<UpdateFormInput, 'endings' | 'respondentMail' | 'translations'>

/** Part of a change of a form: writes the words that come after an answer, in the languages that the form has. */
export async function writeCustomTexts(
  tx: Database,
  key: FormKey,
  { endings, respondentMail, translations }: Sent,
  now: Date,
): Promise<void> {
  if (!endings && !respondentMail && !translations) return
  const stored = await findCustomTexts(tx, key.owner, key.formId)
  if (!stored) return
  const words: CustomTexts = {
    endings: endings ? endings.map((ending) => toEnding(ending, stored.endings)) : stored.endings,
    respondentMail: respondentMail ? { ...kept(stored.respondentMail), ...respondentMail } : stored.respondentMail,
  }
  const languages = translations ? languagesIn(translations) : languagesOf([...words.endings, words.respondentMail])
  if (!translations) await addLanguages(tx, key, languages)
  const [mail = words.respondentMail] = inLanguages([words.respondentMail], languages)
  const written = { endings: inLanguages(words.endings.map(withoutEmpty), languages), respondentMail: mail }
  await updateForm(tx, key.owner, key.formId, written, now)
}

function toEnding({ id, redirectUrl, translations, ...words }: EndingInput, stored: readonly Ending[]): Ending {
  const texts = translations ?? stored.find((ending) => ending.id === id)?.translations
  return { id: id ?? newId(), ...words, ...(redirectUrl && { redirectUrl }), ...(texts && { translations: texts }) }
}

/** A request may leave out the translations. */
function kept({ translations }: CustomTexts['respondentMail']) {
  return translations ? { translations } : {}
}

/** A language without texts is one of the form's, and says nothing here. */
function withoutEmpty(ending: Ending): Ending {
  const { translations = {} } = ending
  const filled = Object.entries(translations).filter(([, texts]) => Object.keys(texts).length > 0)
  return { ...ending, translations: Object.fromEntries(filled) }
}
