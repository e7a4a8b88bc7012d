import { describe, expect, it } from 'vitest'
import { countMissingInQuestion, missingInQuestions } from '@/lib/shared/forms/missing-in-question'
import { countMissing, languagesOf, withEmptyTexts } from '@/lib/shared/text/missing-translations'

const QUESTION = {
  id: 'a',
  questionType: 'select' as const,
  question: 'Color?',
  description: '',
  isRequired: false,
  settings: {},
  validation: {},
  order: 0,
  options: [
    { value: 'red', label: 'Red', translations: { de: 'Rot' } },
    { value: 'blue', label: 'Blue' },
  ],
  translations: { de: { question: 'Farbe?' } },
}

describe('languagesOf', () => {
  it('lists languages in one settings: {}, validation: {}, order, also those without a text yet', () => {
    expect(languagesOf({ ar: {}, de: { title: 'x' } })).toEqual(['de', 'ar'])
    expect(languagesOf({})).toEqual([])
  })
})

describe('countMissing', () => {
  it('counts main texts without a translation, and no empty ones', () => {
    const names = ['title', 'description', 'closedText'] as const
    const main = { title: 'Feedback', description: 'Short', closedText: '' }
    expect(countMissing(names, main)).toBe(2)
    expect(countMissing(names, main, { title: 'Rückmeldung', description: ' ' })).toBe(1)
    expect(countMissing(names, main, { title: 'a', description: 'b', closedText: 'c' })).toBe(0)
  })
})

describe('countMissingInQuestion', () => {
  it('counts labels of options too', () => {
    expect([countMissingInQuestion(QUESTION, 'de'), countMissingInQuestion(QUESTION, 'ja')]).toEqual([1, 3])
    expect(missingInQuestions([QUESTION, QUESTION], 'de')).toBe(2)
  })
})

describe('withEmptyTexts', () => {
  it('gives every language a value for each name', () => {
    expect(withEmptyTexts(['title', 'description'], { ar: {}, de: { title: 'Anruf' } })).toEqual({
      de: { title: 'Anruf', description: '' },
      ar: { title: '', description: '' },
    })
  })
})
