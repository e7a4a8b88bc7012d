import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Message, PluralForms, Worded } from '@/messages/message'
import { sayIn } from '@/messages/say'

const words = {
  plain: 'Your booking',
  welcome: 'Welcome {name}! It is {time}.',
  twice: '{name} and {name}',
  left: '{left} of {limit} left',
  terms: 'Accept our <link>terms</link>, {name}',
  responses: { one: '{count} response to {form}', other: '{count} responses to {form}' },
  group: { list: ['First', 'Second {name}'] },
} as const

const asTexts = <Words>(from: Words) => from as unknown as Worded<Words>
const t = asTexts(words)
const say = sayIn('en-US')

describe('sayIn', () => {
  it('puts each value in its place, as often as it stands there', () => {
    expect(say(t.welcome, { time: '10:00', name: 'Ada' })).toBe('Welcome Ada! It is 10:00.')
    expect(say(t.twice, { name: 'Ada' })).toBe('Ada and Ada')
    expect(say(t.group.list[1], { name: 'Ada' })).toBe('Second Ada')
  })

  it('never reads a value as a message', () => {
    expect(say(t.welcome, { name: '{time} $& <b>x</b>', time: '{name}' })).toBe(
      'Welcome {time} $& <b>x</b>! It is {name}.',
    )
  })

  it('formats numbers for the locale and leaves strings as they are', () => {
    expect(say(t.left, { left: 1234.5, limit: '10000' })).toBe('1,234.5 of 10000 left')
    expect(sayIn('de')(t.left, { left: 1234.5, limit: '10000' })).toBe('1.234,5 of 10000 left')
  })

  it('chooses a plural by the rules of the locale', () => {
    expect(say(t.responses, { count: 1, form: 'Tea' })).toBe('1 response to Tea')
    expect(say(t.responses, { count: 0, form: 'Tea' })).toBe('0 responses to Tea')
    expect(say(t.responses, { count: 12000, form: 'Tea' })).toBe('12,000 responses to Tea')
  })

  it('keeps the direction of each value in a language that is written from right to left', () => {
    const inArabic = sayIn('ar')
    expect(inArabic(t.welcome, { name: 'Ada', time: '10:00' })).toBe(
      'Welcome \u2068Ada\u2069! It is \u206810:00\u2069.',
    )
    expect(inArabic(t.left, { left: 3, limit: '' })).toBe('3 of  left')
    const range = inArabic(t.twice, { name: '10:00' })
    expect(inArabic(t.group.list[1], { name: range })).toBe(
      'Second \u2067\u206810:00\u2069 and \u206810:00\u2069\u2069',
    )
    expect(inArabic(t.twice, { name: 'https://x.example/a' })).toBe('https://x.example/a and https://x.example/a')
  })

  it('knows all six categories, and takes the general form where one has no words', () => {
    const arabic: PluralForms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    const inArabic = (forms: PluralForms, count: number) => sayIn('ar')(forms as unknown as Message<'count'>, { count })
    expect([0, 1, 2, 3, 11, 100].map((count) => inArabic(arabic, count))).toEqual(Object.keys(arabic))
    expect(inArabic({ one: 'one', other: 'other' }, 3)).toBe('other')
  })
})

describe('Worded', () => {
  it('types a text by what it needs', () => {
    expectTypeOf(t.plain).toEqualTypeOf<string>()
    expectTypeOf(t.welcome).toEqualTypeOf<Message<'name' | 'time'>>()
    expectTypeOf(t.responses).toEqualTypeOf<Message<'count' | 'form'>>()
    expectTypeOf(t.terms).toEqualTypeOf<Message<'name', 'link'>>()
    expectTypeOf(t.group.list[0]).toEqualTypeOf<string>()
  })

  it('lets nothing be shown or filled that lacks a value', () => {
    const refused = [
      // @ts-expect-error: a message with placeholders is no string
      (): string => t.welcome,
      // @ts-expect-error: `time` is missing
      () => say(t.welcome, { name: 'Ada' }),
      // @ts-expect-error: no `day` in it
      () => say(t.welcome, { name: 'Ada', time: '10:00', day: 'Monday' }),
      // @ts-expect-error: `count` chooses the plural
      () => say(t.responses, { count: '1', form: 'Tea' }),
      // @ts-expect-error: tags are for sayNodes
      () => say(t.terms, { name: 'Ada' }),
      // @ts-expect-error: nothing to fill
      () => say(t.plain, {}),
    ]
    expect(refused).toHaveLength(6)
  })
})
