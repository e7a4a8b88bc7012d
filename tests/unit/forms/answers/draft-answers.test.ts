import { describe, expect, it } from 'vitest'
import { CORE_KIT } from '@/lib/forms/answers/core-kit'
import {
  keepShowable,
  readDraft,
  readPrefilled,
  type TypedAnswers,
  writeDraft,
} from '@/lib/forms/answers/draft-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { Question } from '@/lib/shared/forms/question'
import { question } from '@/tests/support/factories/questions'

const QUESTIONS: Question[] = [
  question('name'),
  question('colour', 'select'),
  question('colours', 'multiselect'),
  question('stars', 'rating'),
  question('seats', 'number'),
]

const prefilled = (query: string) => Object.fromEntries(readPrefilled(QUESTIONS, query))
const draft = (text: string | null) => Object.fromEntries(readDraft(QUESTIONS, text))

describe('readPrefilled', () => {
  describe('answers in the address', () => {
    it.each([
      ['', {}],
      ['?name=Ada', { name: 'Ada' }],
      ['?q1=Ada', { name: 'Ada' }],
      ['?name=Ada&q1=Grace', { name: 'Ada' }],
      ['?q1=%20Ada%20Lovelace%20', { name: 'Ada Lovelace' }],
      ['?q2=red', { colour: 'red' }],
      ['?q2=%20gREEN', { colour: 'green' }],
      ['?q2=mauve', {}],
      ['?q3=red&q3=BLUE&q3=mauve&q3=red', { colours: ['red', 'blue'] }],
      ['?q4=3', { stars: '3' }],
      ['?q4=6', {}],
      ['?q4=3.5', {}],
      ['?q5=two', { seats: 'two' }],
      ['?q6=x&q0=x&q01=x&other=x&__proto__=x', {}],
      ['?q1=', { name: '' }],
    ])('%j fills in %j', (query, typed) => {
      expect(prefilled(query)).toEqual(typed)
    })

    it.each([
      ['email', 'jane+test@example.com'],
      ['email', ' jane+a+b@example.com '],
      ['phone', '+49 30 123456'],
      ['phone', '+4930123456'],
      ['hidden', 'jane+test@example.com'],
    ] as const)(
      'keep the plus of an address and of a phone number, which a link holds as it is: %s %j',
      (type, text) => {
        const asked = [question('one', type)]
        for (const kit of type === 'email' ? [CORE_KIT, FULL_KIT] : [FULL_KIT]) {
          expect([...readPrefilled(asked, `?q1=${text}`, kit).values()]).toEqual([text.trim()])
        }
      },
    )

    it.each([
      ['text', 'a+b@example.com or+me'],
      ['hidden', 'write+to+me'],
    ] as const)('read a plus as a blank elsewhere: %s %j', (type, text) => {
      const [answer] = readPrefilled([question('one', type)], `?q1=${text}`, FULL_KIT).values()
      expect(answer).toBe(text.replaceAll('+', ' '))
    })

    it('are cut to the length that an answer may have', () => {
      expect(prefilled(`?q1=${'x'.repeat(10_001)}`).name).toHaveLength(10_000)
    })
  })
})

describe('readDraft', () => {
  describe('a draft', () => {
    it('comes back as it was, with what was taken back', () => {
      const typed: TypedAnswers = new Map<string, string | string[]>([
        ['name', ''],
        ['colours', ['blue', 'red']],
        ['seats', '1,'],
      ])
      expect(readDraft(QUESTIONS, writeDraft(typed))).toEqual(typed)
    })

    it.each([
      null,
      '',
      'no json',
      '{}',
      '7',
      'null',
      '[1]',
      '[["name"]]',
      '[["name",7]]',
      '[["colours","red"]]',
      '[["gone","x"]]',
    ])('that is %j counts as nothing', (text) => {
      expect(draft(text)).toEqual({})
    })

    it('loses the options that are gone, and keeps the others', () => {
      expect(draft('[["colour","mauve"],["colours",["red","mauve"]]]')).toEqual({ colours: ['red'] })
    })
  })
})

describe('keepShowable', () => {
  it('keeps what is typed, right or wrong, and takes no id for what every object has', () => {
    const typed = new Map<string, unknown>([
      ['seats', 'not a number'],
      ['__proto__', 'x'],
    ])
    expect([...keepShowable([...QUESTIONS, question('__proto__')], typed)]).toEqual([...typed])
  })
})
