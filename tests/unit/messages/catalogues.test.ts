import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, type Language, OWNER_LANGUAGES } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { en } from '@/messages/en'
import { operator } from '@/messages/en/operator'
import { owner } from '@/messages/en/owner'
import { ownerMails } from '@/messages/en/owner-mails'
import { pseudo } from '@/messages/pseudo'
import type { Catalogue } from '@/messages/texts'

const isPlural = (value: object) => 'other' in value && typeof value.other === 'string'

type Leaf = { path: string; forms: string[] }

/** Every text with its path; a plural is one text of several forms. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, forms: [value] }]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group of texts`)
  const entries: [string, unknown][] = Object.entries(value)
  if (isPlural(value)) return [{ path, forms: entries.map(([, words]) => String(words)) }]
  return entries.flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

const needsOf = (words: string) => (words.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort()
const shapeOf = ({ path, forms }: Leaf) => ({ path, needs: [...new Set(forms.flatMap(needsOf))].sort() })

function pluralsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return isPlural(value) ? [value] : Object.values(value).flatMap(pluralsOf)
}

const SOURCE: Record<string, unknown> = en
const OWNER_PARTS = Object.keys({ ...owner, ...ownerMails })
/** The English texts of the parts that a language has. */
const sourceOf = (language: Language) => {
  const isForOwners = OWNER_LANGUAGES.some((code) => code === language)
  const missing = [...(language === 'en' ? [] : Object.keys(operator)), ...(isForOwners ? [] : OWNER_PARTS)]
  return Object.fromEntries(Object.entries(SOURCE).filter(([name]) => !missing.includes(name)))
}
const sorted = (shapes: { path: string }[]) => shapes.sort((one, other) => (one.path < other.path ? -1 : 1))

describe.each(LANGUAGE_CODES)('the catalogue of %s', (language) => {
  const catalogue = textsOf(language).t
  const { locale } = LANGUAGES[language]

  it('is plain data of texts', () => {
    expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue)
    for (const { path, forms } of leavesOf(catalogue))
      expect(
        forms.every((words) => words.trim() === words && words !== ''),
        path,
      ).toBe(true)
  })

  it('has the texts of the English one, with their placeholders and tags', () => {
    expect(sorted(leavesOf(catalogue).map(shapeOf))).toEqual(sorted(leavesOf(sourceOf(language)).map(shapeOf)))
  })

  it('has the plural forms that CLDR asks for', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const plural of pluralsOf(catalogue)) expect(Object.keys(plural).sort()).toEqual(needed)
  })

  it('closes each tag it opens, without nesting', () => {
    for (const { path, forms } of leavesOf(catalogue)) {
      for (const words of forms) expect(words.replace(/<(\w+)>[^<]*<\/\1>/g, ''), path).not.toMatch(/<\/?\w+>/)
    }
  })
})

describe('Catalogue', () => {
  it('is met by a language with all texts, and by no other', () => {
    const whole: Catalogue = pseudo(en)
    // @ts-expect-error: all parts but one are missing
    const partial: Catalogue = { contact: whole.contact }
    expect(Object.keys(partial)).not.toEqual(Object.keys(whole))
  })
})

describe('textsOf', () => {
  it('gives the words with their language and locale', () => {
    const { language, locale, t, say } = textsOf('en')
    expect([language, locale, t.contact.submit]).toEqual(['en', 'en-US', 'Send Message'])
    expect(say(t.share.copied, { thing: 'Link' })).toBe('Link copied')
  })

  it('gives parts to the browser as data', () => {
    const given = textsOf('en').pick('contact', 'ui')
    expect(given).toEqual({ language: 'en', locale: 'en-US', parts: { contact: en.contact, ui: en.ui } })
    expect(textsOf('en').part('contact').t).toEqual(en.contact)
  })
})

describe('pseudo', () => {
  it('changes every letter and keeps placeholders and tags', () => {
    expect(pseudo('Read <b>{name}</b>')).toBe('⟦Řééááď <b>{name}</b>⟧')
    for (const { path, forms } of leavesOf(pseudo(en))) {
      for (const words of forms) expect(words.replace(/\{\w+\}|<\/?\w+>/g, ''), path).toMatch(/^⟦[^a-zA-Z]*⟧$/)
    }
    expect(leavesOf(pseudo(en)).map(shapeOf)).toEqual(leavesOf(en).map(shapeOf))
  })

  it('reaches into lists and plurals', () => {
    expect(pseudo({ list: ['a'], plural: { one: '{count} b', other: 'c' } })).toEqual({
      list: ['⟦áá⟧'],
      plural: { one: '⟦{count} ƀ⟧', other: '⟦ç⟧' },
    })
  })
})
