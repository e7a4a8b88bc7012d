import { describe, expect, it } from 'vitest'
import type { Language } from '@/lib/shared/languages'
import { trimmed } from '@/lib/shared/text/text'
import {
  FORM_TEXTS,
  PAGE_TEXTS,
  type PageTextName,
  readText,
  readTexts,
  type Translations,
} from '@/lib/shared/text/translations'
import { textLanguage, translationsOf, translationsOfOne } from '@/lib/shared/text/translations-schema'
import { checkSentence } from '@/tests/support/api/check-sentence'

const page = {
  title: 'Intro call',
  description: 'Half an hour',
  translations: { de: { title: 'Erstgespräch', description: '' }, ar: { description: 'نصف ساعة' }, fr: {} },
}
type Source = Record<PageTextName, string> & { translations: Translations<PageTextName> }
const read = (asked: Language | null, source: Source = page) => readTexts(PAGE_TEXTS, source, { asked, main: 'en' })

describe('readTexts', () => {
  it('gives the main texts where nobody asks for a language, and in the main language', () => {
    const main = { title: 'Intro call', description: 'Half an hour' }
    expect(read(null)).toEqual(main)
    expect(read('en')).toEqual(main)
  })

  it('falls back to the main text for each one that is missing or empty, and names its language', () => {
    expect(read('de')).toEqual({ title: 'Erstgespräch', description: 'Half an hour', lang: { description: 'en' } })
    expect(read('ar')).toEqual({ title: 'Intro call', description: 'نصف ساعة', lang: { title: 'en' } })
    for (const asked of ['fr', 'ja'] as const) {
      expect(read(asked)).toEqual({
        title: 'Intro call',
        description: 'Half an hour',
        lang: { title: 'en', description: 'en' },
      })
    }
  })

  it('names no language of a text that is empty, and takes a translation of one', () => {
    const empty = { title: 'Intro call', description: '', translations: { de: { description: 'Eine halbe Stunde' } } }
    expect(read('ja', empty).lang).toEqual({ title: 'en' })
    expect(read('de', empty)).toMatchObject({ description: 'Eine halbe Stunde', lang: { title: 'en' } })
  })

  it('prefers a translation into the main language, which was another when it was written', () => {
    expect(readTexts(PAGE_TEXTS, page, { asked: 'de', main: 'de' })).toMatchObject({ title: 'Erstgespräch' })
  })

  it('leaves the source alone and reads nothing else of it', () => {
    const before = structuredClone(page)
    expect(Object.keys(read('de'))).toEqual(['title', 'description', 'lang'])
    expect(page).toEqual(before)
  })
})

describe('readText', () => {
  it('reads one text alike', () => {
    const labels: Record<string, string> = { de: 'Rot' }
    const label = (asked: 'de' | 'ja' | 'en' | null) => readText('Red', { asked, main: 'en' }, (code) => labels[code])
    expect([label('de'), label('ja'), label('en'), label(null)]).toEqual([
      { text: 'Rot' },
      { text: 'Red', lang: 'en' },
      { text: 'Red' },
      { text: 'Red' },
    ])
  })
})

describe('translationsOf', () => {
  const schema = translationsOf({ title: trimmed(10), description: trimmed(20) })
  const refusals = (given: unknown) =>
    schema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${checkSentence(message)}`)

  it('trims texts, drops empty ones and keeps a language without any', () => {
    expect(schema.parse({ de: { title: ' Hallo ', description: ' ' }, ar: {}, 'pt-BR': { title: 'Oi' } })).toEqual({
      de: { title: 'Hallo' },
      ar: {},
      'pt-BR': { title: 'Oi' },
    })
  })

  it.each([
    [{ xx: { title: 'x' } }, ': Unknown language'],
    [{ pt: { title: 'x' } }, ': Unknown language'],
    [{ de: { name: 'x' } }, 'de: Unknown text'],
    [{ de: { title: 'x'.repeat(11) } }, 'de.title: Must be at most 10 characters'],
    [{ de: { title: 1 } }, 'de.title: Invalid input'],
  ])('refuses %j', (given, refusal) => {
    expect(refusals(given)).toEqual([refusal])
  })

  it.each([[null], ['de'], [[]], [{ de: 'x' }], [{ de: null }]])('refuses %j', (given) => {
    expect(refusals(given)).toHaveLength(1)
  })

  it('takes no name of what every object has', () => {
    expect(refusals(JSON.parse('{"__proto__": {"title": "x"}, "constructor": {"title": "x"}}'))).not.toBeUndefined()
  })
})

describe('translationsOfOne', () => {
  it('takes one text for each language', () => {
    const schema = translationsOfOne(trimmed(5))
    expect(schema.parse({ de: ' Rot ', fr: '' })).toEqual({ de: 'Rot' })
    expect(schema.safeParse({ de: 'Rötlich' }).success).toBe(false)
    expect(schema.safeParse({ xx: 'Rot' }).success).toBe(false)
  })
})

describe('textLanguage', () => {
  it('is a language of visitors, or none for that of the owner', () => {
    expect([textLanguage.parse('ja'), textLanguage.parse(null)]).toEqual(['ja', null])
    expect(textLanguage.safeParse('xx').success).toBe(false)
  })
})

describe('FORM_TEXTS', () => {
  it('are the texts of a form that can be translated, besides those of its questions', () => {
    expect([...FORM_TEXTS]).toEqual(['title', 'description', 'submitLabel', 'thanksText', 'closedText'])
  })
})
