import type { Language } from '@/lib/shared/languages'
import type { en } from './en'
import type { operator } from './en/operator'
import type { owner } from './en/owner'
import type { ownerMails } from './en/owner-mails'
import type { Say, Translated, Worded } from './message'

/** English: all texts. */
export type Catalogue = Translated<typeof en>

/** A language of owners, `{ … } satisfies OwnerCatalogue`: a text that it lacks does not compile. */
export type OwnerCatalogue = Omit<Catalogue, keyof typeof operator>

/** A language without owners' screens: all that visitors see, and their mails. */
export type VisitorCatalogue = Omit<OwnerCatalogue, keyof typeof owner | keyof typeof ownerMails>

export type PartName = keyof Catalogue

/** A part that all languages have. */
export type SharedPartName = keyof VisitorCatalogue

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

/** All texts of a language of visitors' pages and mails, on the server. */
export type Texts = TextsOf<SharedPartName>

/** The same of a language that owners' screens and mails have too. */
export type OwnerTexts = TextsOf<keyof OwnerCatalogue>

/** The same of English, which has mails to the operator besides. */
export type EnglishTexts = TextsOf<PartName>

type TextsOf<Names extends PartName> = Spoken & {
  t: { readonly [Name in Names]: Part<Name> }
  part<Name extends Names>(name: Name): PartTexts<Name>
  pick(...names: readonly Names[]): GivenTexts
}
