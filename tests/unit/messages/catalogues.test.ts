import { describe, expect, it } from 'vitest'
import { textsFor, textsOf } from '@/messages'
import { en } from '@/messages/en'
import { pseudo } from '@/messages/pseudo'
import { type Catalogue, LANGUAGES, type Language } from '@/messages/texts'

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

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

describe('each catalogue', () => {
  const catalogues = Object.keys(LANGUAGES).map((language) => textsOf(language as Language).t)

  it('is plain data of texts', () => {
    for (const catalogue of catalogues) expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue)
    expect(leavesOf(en).every(({ forms }) => forms.every((words) => words.trim() === words && words !== ''))).toBe(true)
  })

  it('has the placeholders and tags of the English one', () => {
    for (const catalogue of catalogues) expect(leavesOf(catalogue).map(shapeOf)).toEqual(leavesOf(en).map(shapeOf))
  })

  it('has plurals of CLDR categories only', () => {
    for (const plural of catalogues.flatMap(pluralsOf))
      expect(CATEGORIES).toEqual(expect.arrayContaining(Object.keys(plural)))
  })

  it('closes each tag it opens, without nesting', () => {
    for (const { path, forms } of leavesOf(en)) {
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
    const { language, locale, t, say } = textsFor('visitor')
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
