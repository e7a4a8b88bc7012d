import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { heldBy, readPrefilled } from '@/lib/forms/answers/draft-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import { QUESTION_SUMMARIES } from '@/lib/forms/summary/api-shapes'
import type { SummaryKind } from '@/lib/forms/summary/summary'
import { isChoice, pickedFrom } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { QUESTION_TYPES, type QuestionKind } from '@/lib/shared/forms/question-types'
import { isSummedUpAs, SUMMED_UP_AS } from '@/lib/shared/forms/summed-up'
import { question } from '@/tests/support/factories/questions'

const TYPED: Record<QuestionKind['reads'], string> = {
  text: 'Hello',
  email: 'ada@example.com',
  number: '2.5',
  rating: '4',
  option: 'red',
  options: 'red',
  date: '2027-02-28',
  time: '09:30',
  phone: '+49 30 123456',
  url: 'https://example.com/a',
  yes_no: 'false',
  consent: 'true',
  scale: '7',
  ranking: 'red',
  matrix: '',
  address: '',
  files: '',
  nothing: '',
}
const STORED: Record<QuestionKind['stores'], unknown> = {
  words: expect.any(String),
  number: expect.any(Number),
  rating: expect.any(Number),
  option: 'red',
  options: ['red'],
  date: '2027-02-28',
  time: '09:30',
  yes_no: false,
  consent: { agreed: true, text: '', version: expect.any(String) },
  scale: 7,
  ranking: ['red'],
  matrix: { price: 'good' },
  address: { line1: 'Elm Street 1', city: 'Berlin', country: 'DE' },
  files: undefined,
  nothing: undefined,
}
const PARTS: Partial<Record<QuestionKind['reads'], Record<string, string>>> = {
  matrix: { 'a.price': 'good' },
  address: { 'a.line1': 'Elm Street 1', 'a.city': 'Berlin', 'a.country': 'de' },
}
const settings = { rows: [{ value: 'price', label: 'Price' }], columns: [{ value: 'good', label: 'Good' }] }
const options = [{ value: 'red', label: 'Red' }]

describe('QUESTION_KINDS', () => {
  it.each(QUESTION_TYPES)('reads what it says it stores: %s', (type) => {
    const { reads, stores } = QUESTION_KINDS[type]
    const asked = [question('a', type, { options, ...(reads === 'matrix' && { settings }) })]
    const query = new URLSearchParams(PARTS[reads] ?? { a: TYPED[reads] })
    const typed = readPrefilled(asked, query.toString(), FULL_KIT)
    expect(checkAnswers(asked, [], typed, '.', FULL_KIT).answers.get('a')).toEqual(STORED[stores])
  })

  it.each(QUESTION_TYPES)('holds picked values where there are values to pick from: %s', (type) => {
    const picked = pickedFrom(question('a', type, { options }))
    expect(['one', 'several', 'ranked'].includes(heldBy(type)) && type !== 'file').toBe(picked !== null)
    expect(picked?.includes('red') ?? false).toBe(isChoice(type))
  })
})

const SUMMARIES = Object.keys(QUESTION_SUMMARIES) as SummaryKind[]

describe('isSummedUpAs', () => {
  it.each(QUESTION_TYPES)('is true of one way: %s', (type) => {
    const ways = [...SUMMARIES, 'nothing' as const].filter((way) => isSummedUpAs(way, type))
    expect(ways).toEqual([SUMMED_UP_AS[type]])
  })
})
