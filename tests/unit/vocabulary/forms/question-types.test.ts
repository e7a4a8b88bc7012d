import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { heldBy, readPrefilled } from '@/lib/forms/answers/draft-answers'
import { isChoice, pickedFrom } from '@/lib/vocabulary/forms/question'
import { isSummedUpAs, QUESTION_KINDS, QUESTION_TYPES, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import { question } from '@/tests/support/factories/questions'

const TYPED: Record<QuestionKind['reads'], string> = {
  text: 'Hello',
  email: 'ada@example.com',
  number: '2.5',
  rating: '4',
  option: 'red',
  options: 'red',
}
const STORED: Record<QuestionKind['stores'], unknown> = {
  words: expect.any(String),
  number: expect.any(Number),
  rating: expect.any(Number),
  option: 'red',
  options: ['red'],
}
const options = [{ value: 'red', label: 'Red' }]

describe('QUESTION_KINDS', () => {
  it.each(QUESTION_TYPES)('reads what it says it stores: %s', (type) => {
    const { reads, stores } = QUESTION_KINDS[type]
    const asked = [question('a', type, { options })]
    const typed = readPrefilled(asked, new URLSearchParams({ a: TYPED[reads] }).toString())
    expect(checkAnswers(asked, [], typed).answers.get('a')).toEqual(STORED[stores])
  })

  it.each(QUESTION_TYPES)('holds picked values where there are values to pick from: %s', (type) => {
    const picked = pickedFrom(question('a', type, { options }))
    expect(heldBy(type) === 'text').toBe(picked === null)
    expect(picked?.includes('red') ?? false).toBe(isChoice(type))
  })
})

describe('isSummedUpAs', () => {
  it.each(QUESTION_TYPES)('is true of one way: %s', (type) => {
    const ways = (['texts', 'numbers', 'rating', 'choices'] as const).filter((way) => isSummedUpAs(way, type))
    expect(ways).toEqual([QUESTION_KINDS[type].summary])
  })
})
