import { describe, expect, it } from 'vitest'
import type { Message } from '@/messages/message'
import { sayIn } from '@/messages/say'

/** The categories of CLDR, with a number of each. */
const CATEGORIES = {
  'en-US': { one: 1, other: 2 },
  de: { one: 1, other: 2 },
  fr: { one: 1, many: 1_000_000, other: 2 },
  es: { one: 1, many: 1_000_000, other: 2 },
  'pt-BR': { one: 1, many: 1_000_000, other: 2 },
  it: { one: 1, many: 1_000_000, other: 2 },
  tr: { one: 1, other: 2 },
  pl: { one: 1, few: 3, many: 5, other: 1.5 },
  ja: { other: 1 },
  ar: { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 },
} as const

describe.each(Object.entries(CATEGORIES))('plurals in %s', (locale, categories) => {
  const named = Object.fromEntries(Object.keys(categories).map((name) => [name, `${name} {count}`]))
  const message = { other: 'other {count}', ...named } as unknown as Message<'count'>

  it('have the categories of CLDR, and no others', () => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    expect([...known].sort()).toEqual(Object.keys(categories).sort())
  })

  it.each(Object.entries(categories))('say %s of %d', (name, count) => {
    expect(sayIn(locale)(message, { count })).toBe(`${name} ${new Intl.NumberFormat(locale).format(count)}`)
  })
})

describe('plurals', () => {
  it('choose zero and one in French and Portuguese alike', () => {
    const message = { one: 'one', other: 'other' } as unknown as Message<'count'>
    expect(['fr', 'pt-BR', 'it'].map((locale) => sayIn(locale)(message, { count: 0 }))).toEqual(['one', 'one', 'other'])
  })

  it('count in Polish by the last digits', () => {
    const message = { one: '1', few: 'few', many: 'many', other: 'other' } as unknown as Message<'count'>
    const say = (count: number) => sayIn('pl')(message, { count })
    expect([22, 23, 24].map(say)).toEqual(['few', 'few', 'few'])
    expect([0, 12, 13, 14, 21, 25].map(say)).toEqual(['many', 'many', 'many', 'many', 'many', 'many'])
  })
})
