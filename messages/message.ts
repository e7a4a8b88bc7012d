/** The types of texts: which values a message needs is read off its English words, so that the compiler asks for them. */

export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string }

declare const needs: unique symbol

/**
 * A text that cannot be shown as it stands: `say` fills its placeholders, `sayNodes` its tags too. A text without either
 * is typed as a plain string.
 */
export interface Message<Names extends string, Tags extends string = never> {
  readonly [needs]: readonly [Names, Tags]
}

type NamesIn<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type TagsIn<Words extends string> = Words extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never

type NoneOf<Names extends string> = [Names] extends [never] ? true : false

type TextOf<Words extends string> =
  NoneOf<NamesIn<Words> | TagsIn<Words>> extends true ? string : Message<NamesIn<Words>, TagsIn<Words>>

type FormsOf<Forms extends PluralForms> = Forms[keyof Forms & Intl.LDMLPluralRule] & string

type PluralOf<Forms extends PluralForms> = Message<'count' | NamesIn<FormsOf<Forms>>, TagsIn<FormsOf<Forms>>>

/** The English catalogue, or a piece of it, as code may use it. */
export type Worded<Words> = Words extends string
  ? TextOf<Words>
  : Words extends PluralForms
    ? PluralOf<Words>
    : { readonly [Key in keyof Words]: Worded<Words[Key]> }

/** The type of a translation: the same keys with other texts. The compiler does not count the items of a list in JSON, a test does. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends PluralForms
    ? PluralForms
    : Words extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }

export type Value = string | number

/** A value for each placeholder and for nothing else; `count` chooses the plural, so it is a number. */
export type Values<Names extends string, Other = never> = {
  readonly [Name in Names]: Name extends 'count' ? number : Value | Other
}

/** Fills a message. Numbers are formatted for the locale; strings go in as they are, braces and all. */
export type Say = <Names extends string>(message: Message<Names>, values: Values<NoInfer<Names>>) => string
