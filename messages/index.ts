import { env } from '@/lib/platform/env'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type OwnerLanguage } from '@/lib/shared/languages'
import { en } from './en'
import { owner } from './en/owner'
import { shared } from './en/shared'
import { pseudo } from './pseudo'
import { sayIn } from './say'
import type { Catalogue, EnglishTexts, GivenTexts, OwnerTexts, PartName, Texts } from './texts'
import { readTranslation } from './translations'

/** The server's way to the texts. Code that runs in the browser gets them from a TextsProvider or as an argument. */

/** Others' parts that owners see too: they book for a guest, preview a form, sign out, read how an email will be, invite. */
const SEEN_BY_OWNERS = [
  'answerChecks',
  'answerControls',
  'auth',
  'booking',
  'bookingDialog',
  'eventMail',
  'form',
  'invitation',
  'tryAgain',
] as const

/** Parts that the owner's layout provides to all its screens. */
export const OWNER_PARTS = [...keysOf(shared), ...keysOf(owner), ...SEEN_BY_OWNERS]

export function textsOf(language: typeof DEFAULT_LANGUAGE): EnglishTexts
export function textsOf(language: OwnerLanguage): OwnerTexts
export function textsOf(language: Language): Texts
export function textsOf(language: Language): Texts {
  made[language] ??= makeTexts(language)
  return made[language]
}
const made: Partial<Record<Language, Texts>> = {}

/** Typed as English: textsOf gives no more of a language than there is. */
function makeTexts(language: Language): EnglishTexts {
  const catalogue = language === DEFAULT_LANGUAGE ? en : readTranslation(language)
  const { locale } = LANGUAGES[language]
  const spoken = { language, locale, say: sayIn(locale) }
  // A catalogue is what the English words say of it: Translated keeps their keys, a test their placeholders.
  const t = (env().PSEUDO_LANGUAGE ? pseudo(catalogue) : catalogue) as unknown as EnglishTexts['t']
  return {
    ...spoken,
    t,
    part: (name) => ({ ...spoken, t: t[name] }),
    pick: (...names): GivenTexts => ({ language, locale, parts: only(t, names) }),
  }
}

function only(t: EnglishTexts['t'], names: readonly PartName[]): GivenTexts['parts'] {
  return Object.fromEntries(names.map((name) => [name, t[name]]))
}

function keysOf<Parts extends Partial<Catalogue>>(parts: Parts) {
  return Object.keys(parts) as (keyof Parts & PartName)[]
}
