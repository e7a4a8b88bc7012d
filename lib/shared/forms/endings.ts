import type { Language } from '../languages'
import type { EndingTextName, TextLanguages, Translations } from '../text/translations'

/** Visitors see one of these once they have answered: the one that a rule names, else the first. */
export type Ending = {
  id: string
  title: string
  text: string
  redirectUrl?: string
  /** For owners, once there are any. */
  translations?: Translations<EndingTextName>
  /** For visitors: the language of each text that is not in the one asked for. */
  lang?: TextLanguages<EndingTextName>
}

export const MAX_ENDINGS = 20

/** The email to people who answer. `text` is the owner's; empty for the product's own words. */
export type RespondentMail = {
  on: boolean
  text: string
  withAnswers: boolean
  /** A text without translations has none of these. */
  translations?: Partial<Record<Language, string>>
}

export const NO_RESPONDENT_MAIL: RespondentMail = { on: false, text: '', withAnswers: false }

/** Null stands for the product's own ending. A rule may name an ending that is gone. */
export function endingOf<Some extends { id: string }>(
  endings: readonly Some[] | undefined,
  id: string | null,
): Some | null {
  return endings?.find((ending) => ending.id === id) ?? endings?.[0] ?? null
}
