import { env } from '@/lib/platform/env'
import { en } from './en'
import { owner } from './en/owner'
import { shared } from './en/shared'
import { pseudo } from './pseudo'
import { sayIn } from './say'
import {
  type Catalogue,
  DEFAULT_LANGUAGE,
  type GivenTexts,
  LANGUAGES,
  type Language,
  type PartName,
  type Texts,
} from './texts'

/** The server's way to the texts. Code that runs in the browser gets them from a TextsProvider or as an argument. */

const CATALOGUES: Record<Language, Catalogue> = { en }

/** Others' parts that owners see too: they book for a guest, preview a form, sign out, read how an email will be. */
const SEEN_BY_OWNERS = ['auth', 'booking', 'bookingDialog', 'eventMail', 'form', 'tryAgain'] as const

/** Parts that the owner's layout provides to all its screens. */
export const OWNER_PARTS = [...keysOf(shared), ...keysOf(owner), ...SEEN_BY_OWNERS]

/** The reader of a screen or an email: a visitor, who books or fills in a form, or the owner of an account. */
export type Reader = 'visitor' | 'owner'

/** The one place that chooses a language. English for everybody, as there is no other. */
export function languageOf(_reader: Reader): Language {
  return DEFAULT_LANGUAGE
}

export function textsFor(reader: Reader): Texts {
  return textsOf(languageOf(reader))
}

export function textsOf(language: Language): Texts {
  made[language] ??= makeTexts(language, env().PSEUDO_LANGUAGE ? pseudo(CATALOGUES[language]) : CATALOGUES[language])
  return made[language]
}
const made: Partial<Record<Language, Texts>> = {}

function makeTexts(language: Language, catalogue: Catalogue): Texts {
  const locale = LANGUAGES[language]
  const spoken = { language, locale, say: sayIn(locale) }
  // A catalogue is what the English words say of it: Translated keeps their keys, a test their placeholders.
  const t = catalogue as unknown as Texts['t']
  return {
    ...spoken,
    t,
    part: (name) => ({ ...spoken, t: t[name] }),
    pick: (...names): GivenTexts => ({ language, locale, parts: only(t, names) }),
  }
}

function only(t: Texts['t'], names: readonly PartName[]): GivenTexts['parts'] {
  return Object.fromEntries(names.map((name) => [name, t[name]]))
}

function keysOf<Parts extends Partial<Catalogue>>(parts: Parts) {
  return Object.keys(parts) as (keyof Parts & PartName)[]
}
