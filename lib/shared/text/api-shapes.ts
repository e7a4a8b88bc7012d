import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '../languages'

/** Fields that many answers of the API have. */

/** As Postgres takes them: `z.uuid()` admits only the versions of RFC 9562. */
export const id = (description?: string) => z.guid().meta({ description })

export const isoInstant = (description?: string) =>
  z.iso.datetime().meta({ description, examples: ['2027-03-01T14:00:00.000Z'] })

export const madeByKey = () => id('The key that made it; missing when its owner did so in a browser.').optional()

export const isoDate = (description?: string) => z.iso.date().meta({ description, examples: ['2027-03-01'] })

export const wallTimeText = (description = '`HH:mm` on a 24-hour clock.') =>
  z.string().meta({ description, examples: ['09:00'] })

export const zoneName = (description = 'IANA name of a time zone.') =>
  z.string().meta({ description, examples: ['Europe/Berlin'] })

export const count = (description?: string) => z.int().min(0).meta({ description })

export const minuteCount = (description?: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [30] })

export const words = (description: string, ...examples: string[]) =>
  z.string().meta({ description, ...(examples.length > 0 && { examples }) })

export const emailText = (description?: string) => z.string().meta({ description, examples: ['vera@example.com'] })

export const language = z.enum(LANGUAGE_CODES).meta({ id: 'Language', description: 'BCP 47.', examples: ['en'] })

type Fields<Key extends string, Schema extends z.ZodType> = Record<Key, z.ZodOptional<Schema>>

/** Each of the names may be missing. */
function someOf<Key extends string, Schema extends z.ZodType>(names: readonly Key[], schema: Schema) {
  return z.object(Object.fromEntries(names.map((name) => [name, schema.optional()])) as Fields<Key, Schema>)
}

const TRANSLATIONS = 'Texts in other languages, by language. A missing text stays in the main language.'

/** An owner's texts in other languages. */
export const translationsAnswer = <Name extends string>(names: readonly Name[]) =>
  someOf<Language, ReturnType<typeof someOf<Name, z.ZodString>>>(LANGUAGE_CODES, someOf(names, z.string())).meta({
    description: TRANSLATIONS,
    examples: [{}],
  })

/** The same of a single text. */
export const translationsOfOneAnswer = () =>
  someOf<Language, z.ZodString>(LANGUAGE_CODES, z.string()).meta({ description: TRANSLATIONS, examples: [{}] })

/** The language of each text that is not in the one that was asked for. */
export const textLanguagesAnswer = <Name extends string>(names: readonly Name[]) =>
  someOf(names, language).meta({ description: 'The language of each text that is not in the one asked for.' })
