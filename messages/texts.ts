import type { en } from './en'
import type { owner } from './en/owner'
import type { Say, Translated, Worded } from './message'

/** Each language with the locale of its dates, numbers and plurals. English is written for readers in the US. */
export const LANGUAGES = { en: 'en-US' } as const

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'en'

/** A whole language. A second one is `{ … } satisfies Catalogue`: a text that it lacks does not compile. */
export type Catalogue = Translated<typeof en>

/** A language without owners' screens: all that visitors see and all mails. */
export type VisitorCatalogue = Omit<Catalogue, keyof typeof owner>

export type PartName = keyof Catalogue

/** The texts of one part, as code may use them. */
export type Part<Name extends PartName> = Worded<(typeof en)[Name]>

type Spoken = {
  language: Language
  /** For `Intl`. */
  locale: string
  say: Say
}

/** One part of the catalogue: what a screen gets from `useTexts`, and what a function that makes words asks for. */
export type PartTexts<Name extends PartName> = Spoken & { t: Part<Name> }

/** Parts of a catalogue as plain data: a server component may give them to the browser. */
export type GivenTexts = {
  language: Language
  locale: string
  parts: { readonly [Name in PartName]?: Part<Name> }
}

/** All texts of a language, on the server. */
export type Texts = Spoken & {
  t: { readonly [Name in PartName]: Part<Name> }
  part<Name extends PartName>(name: Name): PartTexts<Name>
  pick(...names: readonly PartName[]): GivenTexts
}
