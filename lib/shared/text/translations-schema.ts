import { z } from 'zod'
import { check } from '@/messages/check'
import { LANGUAGE_CODES, type Language } from '../languages'

/** Null for the owner's language. */
export const textLanguage = z.enum(LANGUAGE_CODES, check('languageUnknown')).nullable()

type Text = z.ZodType<string, string>
type Given<Name extends string> = Partial<Record<Name, string>>

/** Translations of several texts. An empty text is a missing one. */
export function translationsOf<Name extends string>(texts: Record<Name, Text>) {
  const fields = Object.entries<Text>(texts).map(([name, text]) => [name, text.optional()])
  const inOneLanguage = z
    .strictObject(Object.fromEntries(fields), { error: unknown('textUnknown') })
    .transform(withoutEmpty)
  return byLanguage(inOneLanguage as unknown as z.ZodType<Given<Name>, Given<Name>>)
}

/** Translations of one text. */
export function translationsOfOne(text: Text) {
  return byLanguage(text).transform(withoutEmpty)
}

function byLanguage<Schema extends z.ZodType>(schema: Schema) {
  const fields = LANGUAGE_CODES.map((code) => [code, schema.optional()])
  return z.strictObject(Object.fromEntries(fields) as Record<Language, z.ZodOptional<Schema>>, {
    error: unknown('languageUnknown'),
  })
}

/** Says of an unknown key what is unknown; other issues keep their own words. */
function unknown(reason: 'languageUnknown' | 'textUnknown') {
  return ({ code }: { code?: string }) => (code === 'unrecognized_keys' ? check(reason) : undefined)
}

function withoutEmpty<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts
}
